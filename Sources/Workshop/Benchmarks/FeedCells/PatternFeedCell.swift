import MFS
import UIKit

/// The feed's cell in the pattern.
final class PatternFeedCell: UITableViewCell, MFSFramesCell {
  let actionLabel = UILabel()
  let optionsLabel = UILabel()
  let posterImageView = UIImageView()
  let posterNameLabel = UILabel()
  let posterHeadlineLabel = UILabel()
  let posterTimeLabel = UILabel()
  let posterCommentLabel = UILabel()
  let contentImageView = UIImageView()
  let contentTitleLabel = UILabel()
  let contentDomainLabel = UILabel()
  let likeLabel = UILabel()
  let commentLabel = UILabel()
  let shareLabel = UILabel()
  let actorImageView = UIImageView()
  let actorCommentLabel = UILabel()

  var viewModel: FeedItemVM? {
    didSet { viewModelDidChange() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }
}
