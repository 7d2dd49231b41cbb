import MFS
import UIKit

nonisolated extension MessageCell {
  static func rectForMessageLabel(_ viewModel: MessageCellVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("messageLabel", width: tableSize.width) {
      let limit = CGSize(width: tableSize.width - 30, height: .greatestFiniteMagnitude)
      let text = NSAttributedString(
        string: viewModel.text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
      let size = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
      return CGRect(x: 15, y: 10, width: size.width, height: size.height).integral
    }
  }

  static func calculateCellHeight(
    from viewModel: MessageCellVM?, tableSize: CGSize
  ) -> CGFloat {
    guard let viewModel else { return baseCellHeight }
    return rectForMessageLabel(viewModel, tableSize: tableSize).maxY + 10
  }
}
