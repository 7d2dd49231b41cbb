import MFS
import UIKit

/// The head of a profile: a wide picture, the avatar over its edge, name, note and counts.
///
/// Few profiles have all of these parts, so the first view model builds the cell and each other one rebuilds it.
final class UserProfileCell: UITableViewCell, MFSCell {
  static var updateOrder: MFSStepOrder { .cellRebuild }

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

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }
}
