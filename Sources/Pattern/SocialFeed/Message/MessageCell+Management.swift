import MFS
import UIKit

extension MessageCell {
  func initSubviews() {
    bubbleView = bubbleView ?? UIView()
    messageLabel = messageLabel ?? UILabel()
  }

  func updateStyles() {
    Self.style(cell: self)
    bubbleView.map { Self.style(bubbleView: $0, for: viewModel) }
    messageLabel.map { Self.style(messageLabel: $0, for: viewModel) }
  }

  func bindData(from viewModel: MessageCellVM?) {
    messageLabel?.attributedText = viewModel.map(Self.attributedText(of:))
    bubbleView?.isHidden = viewModel == nil
    messageLabel?.isHidden = viewModel == nil
  }

  func resizeSubviews() {
    guard let viewModel else { return }
    bubbleView?.frame = Self.rectForBubbleView(viewModel, tableSize: tableSize)
    messageLabel?.frame = Self.rectForMessageLabel(viewModel, tableSize: tableSize)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(bubbleView, messageLabel)
  }
}
