import MFS
import UIKit

/// The frames of the feed's cell from top to bottom, in points.
struct FeedItemFrames: MFSFrames {
  let actionLabel, optionsLabel, posterImageView, posterNameLabel, posterHeadlineLabel,
    posterTimeLabel: CGRect
  let posterCommentLabel, contentImageView, contentTitleLabel, contentDomainLabel: CGRect
  let likeLabel, commentLabel, shareLabel, actorImageView, actorCommentLabel: CGRect
  let cellHeight: CGFloat

  init(of item: FeedItem, width: CGFloat) {
    let options = Self.sizeOfTitle("...", FeedItemStyle.actionFont, width)
    optionsLabel = CGRect(origin: CGPoint(x: width - options.width, y: 0), size: options)
    actionLabel = Self.rect(
      item.actionText, FeedItemStyle.actionFont, y: 0, maxX: optionsLabel.minX, lines: 0)
    let side = FeedItemStyle.posterImageSide
    posterImageView = CGRect(x: 0, y: actionLabel.maxY, width: side, height: side)
    let x = side + 4
    let lineFont = FeedItemStyle.lineFont
    posterNameLabel = Self.rect(
      item.posterName, FeedItemStyle.nameFont, x: x, y: posterImageView.minY, maxX: width)
    posterHeadlineLabel = Self.rect(
      item.posterHeadline, lineFont, x: x, y: posterNameLabel.maxY, maxX: width, lines: 3)
    posterTimeLabel = Self.rect(item.posterTime, lineFont, x: x, y: posterHeadlineLabel.maxY, maxX: width)
    posterCommentLabel = Self.rect(
      item.posterComment, FeedItemStyle.commentFont, y: max(posterImageView.maxY, posterTimeLabel.maxY),
      maxX: width, lines: 0)
    contentImageView = CGRect(
      x: 0, y: posterCommentLabel.maxY, width: width, height: FeedItemStyle.contentImageHeight)
    contentTitleLabel = Self.rect(
      item.contentTitle, FeedItemStyle.nameFont, y: contentImageView.maxY, maxX: width, lines: 0)
    contentDomainLabel = Self.rect(item.contentDomain, lineFont, y: contentTitleLabel.maxY, maxX: width)
    let titles = ["Like", "Comment", "Share"].map { Self.sizeOfTitle($0, FeedItemStyle.buttonFont, width) }
    let (y, center) = (contentDomainLabel.maxY, ((width - titles[1].width) / 2).rounded())
    likeLabel = CGRect(origin: CGPoint(x: 0, y: y), size: titles[0])
    commentLabel = CGRect(origin: CGPoint(x: center, y: y), size: titles[1])
    shareLabel = CGRect(origin: CGPoint(x: width - titles[2].width, y: y), size: titles[2])
    let actorSide = FeedItemStyle.actorImageSide
    actorImageView = CGRect(x: 0, y: likeLabel.maxY, width: actorSide, height: actorSide)
    actorCommentLabel = Self.rect(
      item.actorComment, FeedItemStyle.commentFont, x: actorSide + 4, y: actorImageView.minY, maxX: width,
      lines: 0)
    cellHeight = max(actorImageView.maxY, actorCommentLabel.maxY)
  }

  /// Returns the size of a title, which is measured once for the class.
  private static func sizeOfTitle(_ title: String, _ font: UIFont, _ width: CGFloat) -> CGSize {
    PatternFeedCell.subviewStaticFrames.size(title, width: width) {
      rect(title, font, y: 0, maxX: width).size
    }
  }

  /// Returns the frame of a text in whole points, cut to the lines that a label shows; 0 means any number of
  /// lines.
  private static func rect(
    _ text: String, _ font: UIFont, x: CGFloat = 0, y: CGFloat, maxX: CGFloat, lines: Int = 1
  ) -> CGRect {
    let maximum = CGSize(
      width: maxX - x,
      height: lines == 0 ? .greatestFiniteMagnitude : (font.lineHeight * CGFloat(lines)).rounded(.up))
    let size = (text as NSString).boundingRect(
      with: CGSize(width: maximum.width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil
    ).size
    return CGRect(
      x: x, y: y, width: min(size.width.rounded(.up), maximum.width),
      height: min(size.height.rounded(.up), maximum.height))
  }
}

nonisolated extension PatternFeedCell {
  static let (options, like, comment, share) = ("...", "Like", "Comment", "Share")

  static func calculateFrames(for viewModel: FeedItemVM, tableSize: CGSize) -> FeedItemFrames {
    FeedItemFrames(of: viewModel.item, width: tableSize.width)
  }
}
