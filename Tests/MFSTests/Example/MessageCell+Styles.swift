import MFS
import UIKit

extension MessageCell {
  static func style(messageLabel: UILabel, for viewModel: MessageCellVM?) {
    messageLabel.textColor = viewModel?.isIncoming == true ? .label : .white
    messageLabel.font = .systemFont(ofSize: 16)
    messageLabel.numberOfLines = 0
    messageLabel.stylizeOnce {
      messageLabel.layer.shadowOpacity = 0.2
    }
  }
}
