import UIKit

/// The feed's cell laid out by constraints, as in most apps.
final class ConstrainedFeedCell: UITableViewCell {
  private let actionLabel = WholePointLabel()
  private let optionsLabel = WholePointLabel()
  private let posterImageView = UIImageView()
  private let posterNameLabel = WholePointLabel()
  private let posterHeadlineLabel = WholePointLabel()
  private let posterTimeLabel = WholePointLabel()
  private let posterCommentLabel = WholePointLabel()
  private let contentImageView = UIImageView()
  private let contentTitleLabel = WholePointLabel()
  private let contentDomainLabel = WholePointLabel()
  private let likeLabel = WholePointLabel()
  private let commentLabel = WholePointLabel()
  private let shareLabel = WholePointLabel()
  private let actorImageView = UIImageView()
  private let actorCommentLabel = WholePointLabel()

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
      add(view)
    }
    optionsLabel.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate(head + body + foot)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func add(_ label: UILabel, _ font: UIFont, lines: Int = 1) {
    label.font = font
    label.textColor = .label
    label.numberOfLines = lines
    label.lineBreakStrategy = []
    add(label)
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
  }

  private var head: [NSLayoutConstraint] {
    let side = FeedItemStyle.posterImageSide
    return [
      optionsLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      optionsLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      actionLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      actionLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      actionLabel.trailingAnchor.constraint(equalTo: optionsLabel.leadingAnchor),
      posterImageView.topAnchor.constraint(equalTo: actionLabel.bottomAnchor),
      posterImageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      posterImageView.widthAnchor.constraint(equalToConstant: side),
      posterImageView.heightAnchor.constraint(equalToConstant: side),
      posterNameLabel.topAnchor.constraint(equalTo: posterImageView.topAnchor),
      posterHeadlineLabel.topAnchor.constraint(equalTo: posterNameLabel.bottomAnchor),
      posterTimeLabel.topAnchor.constraint(equalTo: posterHeadlineLabel.bottomAnchor),
    ]
      + [posterNameLabel, posterHeadlineLabel, posterTimeLabel].flatMap { label in
        [
          label.leadingAnchor.constraint(equalTo: posterImageView.trailingAnchor, constant: 4),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ]
      }
  }

  private var body: [NSLayoutConstraint] {
    let tight = posterCommentLabel.topAnchor.constraint(equalTo: posterTimeLabel.bottomAnchor)
    tight.priority = .defaultLow
    return [
      posterCommentLabel.topAnchor.constraint(greaterThanOrEqualTo: posterTimeLabel.bottomAnchor),
      posterCommentLabel.topAnchor.constraint(greaterThanOrEqualTo: posterImageView.bottomAnchor), tight,
      contentImageView.topAnchor.constraint(equalTo: posterCommentLabel.bottomAnchor),
      contentImageView.heightAnchor.constraint(equalToConstant: FeedItemStyle.contentImageHeight),
      contentTitleLabel.topAnchor.constraint(equalTo: contentImageView.bottomAnchor),
      contentDomainLabel.topAnchor.constraint(equalTo: contentTitleLabel.bottomAnchor),
    ]
      + [posterCommentLabel, contentImageView, contentTitleLabel, contentDomainLabel].flatMap { view in
        [
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ]
      }
  }

  private var foot: [NSLayoutConstraint] {
    let side = FeedItemStyle.actorImageSide
    let bottom = actorCommentLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = .defaultLow
    return [
      likeLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      commentLabel.centerXAnchor.constraint(
        equalTo: contentView.centerXAnchor, constant: FeedItemStyle.commentOffset),
      shareLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      actorImageView.topAnchor.constraint(equalTo: likeLabel.bottomAnchor),
      actorImageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      actorImageView.widthAnchor.constraint(equalToConstant: side),
      actorImageView.heightAnchor.constraint(equalToConstant: side),
      actorCommentLabel.topAnchor.constraint(equalTo: actorImageView.topAnchor),
      actorCommentLabel.leadingAnchor.constraint(equalTo: actorImageView.trailingAnchor, constant: 4),
      actorCommentLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      actorCommentLabel.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
      actorImageView.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor), bottom,
    ]
      + [likeLabel, commentLabel, shareLabel].map {
        $0.topAnchor.constraint(equalTo: contentDomainLabel.bottomAnchor)
      }
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
  }
}
