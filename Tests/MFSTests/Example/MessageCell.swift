import MFS
import UIKit

/// The cell in the documentation of `MFSCell`.
final class MessageCell: UITableViewCell, MFSCell {
  var messageLabel: UILabel?
  var viewModel: MessageCellVM? { didSet { viewModelDidChange() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }
}
