import UIKit

/// The feed's cell laid out by hand. It measures its texts each time, as in the comparison of layout
/// frameworks.
final class ManualFeedCell: UITableViewCell {
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

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    add(actionLabel, FeedItemStyle.actionFont, lines: 0)
    add(optionsLabel, FeedItemStyle.actionFont)
    add(posterNameLabel, FeedItemStyle.nameFont)
    add(posterHeadlineLabel, FeedItemStyle.lineFont, lines: 3)
    add(posterTimeLabel, FeedItemStyle.lineFont)
    add(posterCommentLabel, FeedItemStyle.commentFont, lines: 0)
    add(contentTitleLabel, FeedItemStyle.nameFont, lines: 0)
    add(contentDomainLabel, FeedItemStyle.lineFont)
    add(actorCommentLabel, FeedItemStyle.commentFont, lines: 0)
    for label in [likeLabel, commentLabel, shareLabel] { add(label, FeedItemStyle.buttonFont) }
    for view in [posterImageView, contentImageView, actorImageView] {
      view.backgroundColor = .secondarySystemFill
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func add(_ label: UILabel, _ font: UIFont, lines: Int = 1) {
    label.font = font
    label.textColor = .label
    label.numberOfLines = lines
    // Text that is measured as a string, as the pattern does, breaks without a strategy.
    label.lineBreakStrategy = []
    contentView.addSubview(label)
  }

  func show(_ item: FeedItem) {
    actionLabel.text = item.actionText
    optionsLabel.text = "..."
    posterNameLabel.text = item.posterName
    posterHeadlineLabel.text = item.posterHeadline
    posterTimeLabel.text = item.posterTime
    posterCommentLabel.text = item.posterComment
    contentTitleLabel.text = item.contentTitle
    contentDomainLabel.text = item.contentDomain
    likeLabel.text = "Like"
    commentLabel.text = "Comment"
    shareLabel.text = "Share"
    actorCommentLabel.text = item.actorComment
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.width)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layOut(width: size.width))
  }

  /// Sets the frames of the subviews and returns the cell's height.
  private func layOut(width: CGFloat) -> CGFloat {
    let options = fitting(optionsLabel, width)
    optionsLabel.frame = CGRect(x: width - options.width, y: 0, width: options.width, height: options.height)
    place(actionLabel, x: 0, y: 0, width: width - options.width)
    let side = FeedItemStyle.posterImageSide
    posterImageView.frame = CGRect(x: 0, y: actionLabel.frame.maxY, width: side, height: side)
    let x = side + 4
    place(posterNameLabel, x: x, y: posterImageView.frame.minY, width: width - x)
    place(posterHeadlineLabel, x: x, y: posterNameLabel.frame.maxY, width: width - x)
    place(posterTimeLabel, x: x, y: posterHeadlineLabel.frame.maxY, width: width - x)
    let headBottom = max(posterImageView.frame.maxY, posterTimeLabel.frame.maxY)
    place(posterCommentLabel, x: 0, y: headBottom, width: width)
    contentImageView.frame = CGRect(
      x: 0, y: posterCommentLabel.frame.maxY, width: width, height: FeedItemStyle.contentImageHeight)
    place(contentTitleLabel, x: 0, y: contentImageView.frame.maxY, width: width)
    place(contentDomainLabel, x: 0, y: contentTitleLabel.frame.maxY, width: width)
    let buttonsTop = contentDomainLabel.frame.maxY
    place(likeLabel, x: 0, y: buttonsTop, width: width)
    let comment = fitting(commentLabel, width)
    commentLabel.frame = CGRect(
      x: ((width - comment.width) / 2).rounded(), y: buttonsTop, width: comment.width, height: comment.height)
    let share = fitting(shareLabel, width)
    shareLabel.frame = CGRect(x: width - share.width, y: buttonsTop, width: share.width, height: share.height)
    let actorSide = FeedItemStyle.actorImageSide
    actorImageView.frame = CGRect(x: 0, y: likeLabel.frame.maxY, width: actorSide, height: actorSide)
    place(actorCommentLabel, x: actorSide + 4, y: actorImageView.frame.minY, width: width - actorSide - 4)
    return max(actorImageView.frame.maxY, actorCommentLabel.frame.maxY)
  }

  private func place(_ label: UILabel, x: CGFloat, y: CGFloat, width: CGFloat) {
    label.frame = CGRect(origin: CGPoint(x: x, y: y), size: fitting(label, width))
  }

  /// Returns the size of a label in whole points.
  private func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
