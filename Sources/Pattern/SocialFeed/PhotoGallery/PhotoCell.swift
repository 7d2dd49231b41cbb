import MFS
import UIKit

/// A photo with a shade over it, which may have a count, an icon or a badge.
final class PhotoCell: UICollectionViewCell, MFSView {
  var photoView: UIImageView?
  var summaryLabel: UILabel?
  var shadeView: UIView?
  var countLabel: UILabel?
  var hiddenIconView: UIImageView?
  var badgeLabel: UILabel?

  var viewModel: PhotoCellVM? {
    didSet { viewModelDidChange() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
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
