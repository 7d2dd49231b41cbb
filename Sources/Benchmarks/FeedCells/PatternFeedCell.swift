import MFS
import UIKit

/// The feed's cell in the pattern.
final class PatternFeedCell: UITableViewCell, MFSCell {
  var actionLabel: UILabel?
  var optionsLabel: UILabel?
  var posterImageView: UIImageView?
  var posterNameLabel: UILabel?
  var posterHeadlineLabel: UILabel?
  var posterTimeLabel: UILabel?
  var posterCommentLabel: UILabel?
  var contentImageView: UIImageView?
  var contentTitleLabel: UILabel?
  var contentDomainLabel: UILabel?
  var likeLabel: UILabel?
  var commentLabel: UILabel?
  var shareLabel: UILabel?
  var actorImageView: UIImageView?
  var actorCommentLabel: UILabel?

  var viewModel: FeedItemVM? {
    didSet { viewModelDidChange() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }
}
