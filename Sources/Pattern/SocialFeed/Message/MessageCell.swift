import MFS
import UIKit

/// A row of a conversation: a text in a bubble, at the side of its sender.
final class MessageCell: UITableViewCell, MFSCell {
  var bubbleView: UIView?
  var messageLabel: UILabel?

  var viewModel: MessageCellVM? {
    didSet { viewModelDidChange() }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    prepareUI()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }
}
