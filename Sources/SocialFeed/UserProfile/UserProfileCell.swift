import MFS
import UIKit

/// The head of a profile: a wide picture, the avatar over its edge, name, note and counts.
final class UserProfileCell: UITableViewCell, MFSCell {
  var headerView: UIImageView?
  var avatarRingView: UIView?
  var avatarView: AvatarView?
  var nameLabel: UILabel?
  var handleLabel: UILabel?
  var noteLabel: UILabel?
  var countsLabel: UILabel?

  var viewModel: UserProfileCellVM? {
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
