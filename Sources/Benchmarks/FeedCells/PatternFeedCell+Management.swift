import MFS
import UIKit

extension PatternFeedCell {
  func initSubviews() {
    actionLabel = actionLabel ?? UILabel()
    optionsLabel = optionsLabel ?? UILabel()
    posterImageView = posterImageView ?? UIImageView()
    posterNameLabel = posterNameLabel ?? UILabel()
    posterHeadlineLabel = posterHeadlineLabel ?? UILabel()
    posterTimeLabel = posterTimeLabel ?? UILabel()
    posterCommentLabel = posterCommentLabel ?? UILabel()
    contentImageView = contentImageView ?? UIImageView()
    contentTitleLabel = contentTitleLabel ?? UILabel()
    contentDomainLabel = contentDomainLabel ?? UILabel()
    likeLabel = likeLabel ?? UILabel()
    commentLabel = commentLabel ?? UILabel()
    shareLabel = shareLabel ?? UILabel()
    actorImageView = actorImageView ?? UIImageView()
    actorCommentLabel = actorCommentLabel ?? UILabel()
  }

  func updateStyles() {
    Self.style(actionLabel, FeedItemStyle.actionFont, lines: 0)
    Self.style(optionsLabel, FeedItemStyle.actionFont)
    Self.style(imageView: posterImageView)
    Self.style(posterNameLabel, FeedItemStyle.nameFont)
    Self.style(posterHeadlineLabel, FeedItemStyle.lineFont, lines: 3)
    Self.style(posterTimeLabel, FeedItemStyle.lineFont)
    Self.style(posterCommentLabel, FeedItemStyle.commentFont, lines: 0)
    Self.style(imageView: contentImageView)
    Self.style(contentTitleLabel, FeedItemStyle.nameFont, lines: 0)
    Self.style(contentDomainLabel, FeedItemStyle.lineFont)
    Self.style(likeLabel, FeedItemStyle.buttonFont)
    Self.style(commentLabel, FeedItemStyle.buttonFont)
    Self.style(shareLabel, FeedItemStyle.buttonFont)
    Self.style(imageView: actorImageView)
    Self.style(actorCommentLabel, FeedItemStyle.commentFont, lines: 0)
  }

  func bindData(from viewModel: FeedItemVM?) {
    let item = viewModel?.item
    actionLabel?.text = item?.actionText
    optionsLabel?.text = Self.options
    posterNameLabel?.text = item?.posterName
    posterHeadlineLabel?.text = item?.posterHeadline
    posterTimeLabel?.text = item?.posterTime
    posterCommentLabel?.text = item?.posterComment
    contentTitleLabel?.text = item?.contentTitle
    contentDomainLabel?.text = item?.contentDomain
    likeLabel?.text = Self.like
    commentLabel?.text = Self.comment
    shareLabel?.text = Self.share
    actorCommentLabel?.text = item?.actorComment
  }

  func resizeSubviews() {
    guard let viewModel else { return }
    let size = tableSize
    actionLabel?.frame = Self.rectForActionLabel(viewModel, tableSize: size)
    optionsLabel?.frame = Self.rectForOptionsLabel(tableSize: size)
    posterImageView?.frame = Self.rectForPosterImageView(viewModel, tableSize: size)
    posterNameLabel?.frame = Self.rectForPosterNameLabel(viewModel, tableSize: size)
    posterHeadlineLabel?.frame = Self.rectForPosterHeadlineLabel(viewModel, tableSize: size)
    posterTimeLabel?.frame = Self.rectForPosterTimeLabel(viewModel, tableSize: size)
    posterCommentLabel?.frame = Self.rectForPosterCommentLabel(viewModel, tableSize: size)
    contentImageView?.frame = Self.rectForContentImageView(viewModel, tableSize: size)
    contentTitleLabel?.frame = Self.rectForContentTitleLabel(viewModel, tableSize: size)
    contentDomainLabel?.frame = Self.rectForContentDomainLabel(viewModel, tableSize: size)
    likeLabel?.frame = Self.rectForLikeLabel(viewModel, tableSize: size)
    commentLabel?.frame = Self.rectForCommentLabel(viewModel, tableSize: size)
    shareLabel?.frame = Self.rectForShareLabel(viewModel, tableSize: size)
    actorImageView?.frame = Self.rectForActorImageView(viewModel, tableSize: size)
    actorCommentLabel?.frame = Self.rectForActorCommentLabel(viewModel, tableSize: size)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(
      actionLabel, optionsLabel, posterImageView, posterNameLabel, posterHeadlineLabel, posterTimeLabel,
      posterCommentLabel, contentImageView, contentTitleLabel, contentDomainLabel, likeLabel, commentLabel,
      shareLabel, actorImageView, actorCommentLabel)
  }
}
