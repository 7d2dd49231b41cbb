import MFS
import UIKit

extension PatternFeedCell {
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
    actionLabel.text = item?.actionText
    optionsLabel.text = Self.options
    posterNameLabel.text = item?.posterName
    posterHeadlineLabel.text = item?.posterHeadline
    posterTimeLabel.text = item?.posterTime
    posterCommentLabel.text = item?.posterComment
    contentTitleLabel.text = item?.contentTitle
    contentDomainLabel.text = item?.contentDomain
    likeLabel.text = Self.like
    commentLabel.text = Self.comment
    shareLabel.text = Self.share
    actorCommentLabel.text = item?.actorComment
  }

  func resizeSubviews() {
    guard let viewModel else { return }
    let frames = Self.frames(for: viewModel, tableSize: tableSize)
    actionLabel.frame = frames.actionLabel
    optionsLabel.frame = frames.optionsLabel
    posterImageView.frame = frames.posterImageView
    posterNameLabel.frame = frames.posterNameLabel
    posterHeadlineLabel.frame = frames.posterHeadlineLabel
    posterTimeLabel.frame = frames.posterTimeLabel
    posterCommentLabel.frame = frames.posterCommentLabel
    contentImageView.frame = frames.contentImageView
    contentTitleLabel.frame = frames.contentTitleLabel
    contentDomainLabel.frame = frames.contentDomainLabel
    likeLabel.frame = frames.likeLabel
    commentLabel.frame = frames.commentLabel
    shareLabel.frame = frames.shareLabel
    actorImageView.frame = frames.actorImageView
    actorCommentLabel.frame = frames.actorCommentLabel
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(
      actionLabel, optionsLabel, posterImageView, posterNameLabel, posterHeadlineLabel, posterTimeLabel,
      posterCommentLabel, contentImageView, contentTitleLabel, contentDomainLabel, likeLabel, commentLabel,
      shareLabel, actorImageView, actorCommentLabel)
  }
}
