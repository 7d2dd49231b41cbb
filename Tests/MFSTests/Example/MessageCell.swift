import MFS
import UIKit

/// The cell that the documentation of `MFSCell` shows.
final class MessageCell: UITableViewCell, MFSCell {
  var messageLabel: UILabel?
  var viewModel: MessageCellVM? { didSet { viewModelDidChange() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }
}
