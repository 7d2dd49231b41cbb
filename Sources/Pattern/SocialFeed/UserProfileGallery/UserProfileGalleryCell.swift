import MFS
import UIKit

/// A strip of photos that scrolls sideways. Its first view model builds it.
final class UserProfileGalleryCell: UITableViewCell, MFSCell {
  var titleLabel: UILabel?
  var stripView: PhotoStripView?

  var viewModel: UserProfileGalleryCellVM? {
    didSet { viewModelDidChange() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }
}
