import MFS
import UIKit

/// A row of the friends table: avatar, name and the day when the friend was last seen.
final class FriendCell: UITableViewCell, MFSCell {
  var avatarView: AvatarView?
  var fullNameLabel: UILabel?
  var lastSeenLabel: UILabel?

  var viewModel: FriendCellVM? {
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
