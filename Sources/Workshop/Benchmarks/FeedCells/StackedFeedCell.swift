import UIKit

/// The feed's cell of stack views in one another, which give its height, too.
final class StackedFeedCell: UITableViewCell {
  private let actionLabel = label(FeedItemStyle.actionFont, lines: 0)
  private let optionsLabel = label(FeedItemStyle.actionFont)
  private let posterNameLabel = label(FeedItemStyle.nameFont)
  private let posterHeadlineLabel = label(FeedItemStyle.lineFont, lines: 3)
  private let posterTimeLabel = label(FeedItemStyle.lineFont)
  private let posterCommentLabel = label(FeedItemStyle.commentFont, lines: 0)
  private let contentTitleLabel = label(FeedItemStyle.nameFont, lines: 0)
  private let contentDomainLabel = label(FeedItemStyle.lineFont)
  private let likeLabel = label(FeedItemStyle.buttonFont)
  private let commentLabel = label(FeedItemStyle.buttonFont)
  private let shareLabel = label(FeedItemStyle.buttonFont)
  private let actorCommentLabel = label(FeedItemStyle.commentFont, lines: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    optionsLabel.setContentHuggingPriority(.required, for: .horizontal)
    optionsLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    let poster = Self.stack(.vertical, [posterNameLabel, posterHeadlineLabel, posterTimeLabel])
    let posterImageView = Self.imageView(
      width: FeedItemStyle.posterImageSide, height: FeedItemStyle.posterImageSide)
    let actorImageView = Self.imageView(
      width: FeedItemStyle.actorImageSide, height: FeedItemStyle.actorImageSide)
    let rows = Self.stack(
      .vertical,
      [
        Self.stack(.horizontal, [actionLabel, optionsLabel]),
        Self.stack(.horizontal, [posterImageView, poster], spacing: 4), posterCommentLabel,
        Self.imageView(height: FeedItemStyle.contentImageHeight), contentTitleLabel, contentDomainLabel,
        buttons, Self.stack(.horizontal, [actorImageView, actorCommentLabel], spacing: 4),
      ])
    rows.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: contentView.topAnchor),
      rows.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func label(_ font: UIFont, lines: Int = 1) -> UILabel {
    let label = WholePointLabel()
    label.font = font
    label.textColor = .label
    label.numberOfLines = lines
    label.lineBreakStrategy = []
    return label
  }

  private static func imageView(width: CGFloat? = nil, height: CGFloat) -> UIImageView {
    let view = UIImageView()
    view.backgroundColor = .secondarySystemFill
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    return view
  }

  private static func stack(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.alignment = axis == .vertical ? .fill : .top
    stack.spacing = spacing
    return stack
  }

  /// No stack view puts one of three in the middle of the cell.
  private var buttons: UIView {
    let row = UIView()
    for label in [likeLabel, commentLabel, shareLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      label.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      label.bottomAnchor.constraint(equalTo: row.bottomAnchor).isActive = true
    }
    likeLabel.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
    commentLabel.centerXAnchor.constraint(
      equalTo: row.centerXAnchor, constant: FeedItemStyle.commentOffset
    ).isActive = true
    shareLabel.trailingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
    return row
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
