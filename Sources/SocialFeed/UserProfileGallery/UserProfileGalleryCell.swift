import MFS
import UIKit

/// A strip of photos that scrolls sideways.
final class UserProfileGalleryCell: UITableViewCell, MFSCell {
  var titleLabel: UILabel?
  var stripView: PhotoStripView?

  var viewModel: UserProfileGalleryCellVM? {
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
