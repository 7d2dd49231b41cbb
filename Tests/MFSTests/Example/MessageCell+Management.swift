import MFS
import UIKit

extension MessageCell {
  func initSubviews() {
    messageLabel = messageLabel ?? UILabel()
  }

  func updateStyles() {
    if let messageLabel { Self.style(messageLabel: messageLabel, for: viewModel) }
  }

  func bindData(from viewModel: MessageCellVM?) {
    messageLabel?.text = viewModel?.text
    messageLabel?.isHidden = viewModel == nil
  }

  func resizeSubviews() {
    guard let viewModel else { return }
    messageLabel?.frame = Self.rectForMessageLabel(viewModel, tableSize: tableSize)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(messageLabel)
  }
}
