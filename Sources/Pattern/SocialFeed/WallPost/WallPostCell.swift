import MFS
import UIKit

/// A post: its owner, its text, which may be long, its photos or the card of its link, and the reactions.
final class WallPostCell: UITableViewCell, MFSCell {
  var avatarView: AvatarView?
  var ownerNameLabel: UILabel?
  var dateLabel: UILabel?
  var moreButton: MoreButton?
  var warningLabel: UILabel?
  var postTextLabel: UILabel?
  var quotationBarsView: QuotationBarsView?
  var showMoreButton: ShowMoreButton?
  var galleryView: PhotoGalleryView?
  var linkCardView: LinkCardView?
  var likeButton: CountButton?
  var commentButton: CountButton?
  var shareButton: CountButton?
  var viewsIconView: UIImageView?
  var viewsLabel: UILabel?
  weak var delegate: (any WallPostCellDelegate)?

  var viewModel: WallPostCellVM? {
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
