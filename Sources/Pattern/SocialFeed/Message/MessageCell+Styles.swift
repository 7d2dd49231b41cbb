import MFS
import UIKit

nonisolated extension MessageCell {
  static var fontForMessage: UIFont { .preferredFont(forTextStyle: .body) }

  static func attributedText(of viewModel: MessageCellVM) -> NSAttributedString {
    let alignment: NSTextAlignment = WritingDirection(of: viewModel.text) == .rightToLeft ? .right : .left
    return RichText(viewModel.text).attributed(
      RichTextStyle(
        font: fontForMessage, color: viewModel.isOutgoing ? .white : .label, alignment: alignment))
  }
}

extension MessageCell {
  var stylingInputs: MFSStylingInputs { [viewModel?.isOutgoing] }

  static func style(cell: MessageCell) {
    cell.backgroundColor = .clear
    cell.selectionStyle = .none
  }

  static func style(bubbleView: UIView, for viewModel: MessageCellVM?) {
    bubbleView.backgroundColor = viewModel?.isOutgoing == true ? outgoingColor : incomingColor
    bubbleView.layer.cornerRadius = 18
    // A shadow is expensive to set and is the same for all messages, so a reused bubble keeps it.
    bubbleView.stylizeOnce {
      bubbleView.layer.shadowColor = UIColor.black.cgColor
      bubbleView.layer.shadowOpacity = 0.12
      bubbleView.layer.shadowOffset = CGSize(width: 0, height: 1)
      bubbleView.layer.shadowRadius = 2
    }
  }

  static func style(messageLabel: UILabel, for viewModel: MessageCellVM?) {
    messageLabel.numberOfLines = 0
  }

  /// The colour of outgoing bubbles: blue, dark enough for white text.
  private static let outgoingColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.15, green: 0.42, blue: 0.86, alpha: 1)
      : UIColor(red: 0.10, green: 0.43, blue: 0.90, alpha: 1)
  }

  private static let incomingColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.17, green: 0.17, blue: 0.19, alpha: 1)
      : UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }
}
