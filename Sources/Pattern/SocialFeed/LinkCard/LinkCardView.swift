import MFS
import UIKit

/// The card of a link: a picture, and beside it the site, the title and the page's summary.
final class LinkCardView: UIView, MFSView {
  var pictureView: UIImageView?
  var sourceLabel: UILabel?
  var titleLabel: UILabel?
  var summaryLabel: UILabel?

  var viewModel: LinkCardVM? {
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
