import MFS
import UIKit

extension PatternFeedCell {
  static let (options, like, comment, share) = ("...", "Like", "Comment", "Share")

  nonisolated static func rectForOptionsLabel(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("optionsLabel", width: tableSize.width) {
      let size = fitting("...", FeedItemStyle.actionFont, tableSize.width)
      return CGRect(x: tableSize.width - size.width, y: 0, width: size.width, height: size.height)
    }
  }

  nonisolated static func rectForActionLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("actionLabel", width: tableSize.width) {
      let width = rectForOptionsLabel(tableSize: tableSize).minX
      let size = fitting(viewModel.item.actionText, FeedItemStyle.actionFont, width, lines: 0)
      return CGRect(origin: .zero, size: size)
    }
  }

  nonisolated static func rectForPosterImageView(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("posterImageView", width: tableSize.width) {
      let side = FeedItemStyle.posterImageSide
      let y = rectForActionLabel(viewModel, tableSize: tableSize).maxY
      return CGRect(x: 0, y: y, width: side, height: side)
    }
  }

  nonisolated static func rectForPosterNameLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("posterNameLabel", width: tableSize.width) {
      let y = rectForPosterImageView(viewModel, tableSize: tableSize).minY
      return besidePosterImage(viewModel.item.posterName, FeedItemStyle.nameFont, y: y, tableSize: tableSize)
    }
  }

  nonisolated static func rectForPosterHeadlineLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("posterHeadlineLabel", width: tableSize.width) {
      let y = rectForPosterNameLabel(viewModel, tableSize: tableSize).maxY
      return besidePosterImage(
        viewModel.item.posterHeadline, FeedItemStyle.lineFont, y: y, tableSize: tableSize, lines: 3)
    }
  }

  nonisolated static func rectForPosterTimeLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("posterTimeLabel", width: tableSize.width) {
      let y = rectForPosterHeadlineLabel(viewModel, tableSize: tableSize).maxY
      return besidePosterImage(viewModel.item.posterTime, FeedItemStyle.lineFont, y: y, tableSize: tableSize)
    }
  }

  nonisolated static func rectForPosterCommentLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("posterCommentLabel", width: tableSize.width) {
      let y = max(
        rectForPosterImageView(viewModel, tableSize: tableSize).maxY,
        rectForPosterTimeLabel(viewModel, tableSize: tableSize).maxY)
      let size = fitting(
        viewModel.item.posterComment, FeedItemStyle.commentFont, tableSize.width, lines: 0)
      return CGRect(origin: CGPoint(x: 0, y: y), size: size)
    }
  }

  nonisolated static func rectForContentImageView(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("contentImageView", width: tableSize.width) {
      let y = rectForPosterCommentLabel(viewModel, tableSize: tableSize).maxY
      return CGRect(x: 0, y: y, width: tableSize.width, height: FeedItemStyle.contentImageHeight)
    }
  }

  nonisolated static func rectForContentTitleLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("contentTitleLabel", width: tableSize.width) {
      let y = rectForContentImageView(viewModel, tableSize: tableSize).maxY
      let size = fitting(viewModel.item.contentTitle, FeedItemStyle.nameFont, tableSize.width, lines: 0)
      return CGRect(origin: CGPoint(x: 0, y: y), size: size)
    }
  }

  nonisolated static func rectForContentDomainLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("contentDomainLabel", width: tableSize.width) {
      let y = rectForContentTitleLabel(viewModel, tableSize: tableSize).maxY
      let size = fitting(viewModel.item.contentDomain, FeedItemStyle.lineFont, tableSize.width)
      return CGRect(origin: CGPoint(x: 0, y: y), size: size)
    }
  }

  nonisolated static func rectForLikeLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("likeLabel", width: tableSize.width) {
      CGRect(
        origin: CGPoint(x: 0, y: buttonsTop(viewModel, tableSize)), size: sizeOfButton("Like", tableSize))
    }
  }

  nonisolated static func rectForCommentLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("commentLabel", width: tableSize.width) {
      let size = sizeOfButton("Comment", tableSize)
      let x = ((tableSize.width - size.width) / 2).rounded()
      return CGRect(origin: CGPoint(x: x, y: buttonsTop(viewModel, tableSize)), size: size)
    }
  }

  nonisolated static func rectForShareLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("shareLabel", width: tableSize.width) {
      let size = sizeOfButton("Share", tableSize)
      let origin = CGPoint(x: tableSize.width - size.width, y: buttonsTop(viewModel, tableSize))
      return CGRect(origin: origin, size: size)
    }
  }

  nonisolated static func rectForActorImageView(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("actorImageView", width: tableSize.width) {
      let side = FeedItemStyle.actorImageSide
      let y = rectForLikeLabel(viewModel, tableSize: tableSize).maxY
      return CGRect(x: 0, y: y, width: side, height: side)
    }
  }

  nonisolated static func rectForActorCommentLabel(_ viewModel: FeedItemVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("actorCommentLabel", width: tableSize.width) {
      let x = FeedItemStyle.actorImageSide + 4
      let size = fitting(
        viewModel.item.actorComment, FeedItemStyle.commentFont, tableSize.width - x, lines: 0)
      let y = rectForActorImageView(viewModel, tableSize: tableSize).minY
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }

  nonisolated static func calculateCellHeight(from viewModel: FeedItemVM?, tableSize: CGSize) -> CGFloat {
    guard let viewModel else { return baseCellHeight }
    return viewModel.subviewFrames.cellHeight(width: tableSize.width, isExpanded: false) {
      max(
        rectForActorImageView(viewModel, tableSize: tableSize).maxY,
        rectForActorCommentLabel(viewModel, tableSize: tableSize).maxY)
    }
  }

  private nonisolated static func buttonsTop(_ viewModel: FeedItemVM, _ tableSize: CGSize) -> CGFloat {
    rectForContentDomainLabel(viewModel, tableSize: tableSize).maxY
  }

  private nonisolated static func sizeOfButton(_ title: String, _ tableSize: CGSize) -> CGSize {
    subviewStaticFrames.size(title, width: tableSize.width) {
      fitting(title, FeedItemStyle.buttonFont, tableSize.width)
    }
  }

  private nonisolated static func besidePosterImage(
    _ text: String, _ font: UIFont, y: CGFloat, tableSize: CGSize, lines: Int = 1
  ) -> CGRect {
    let x = FeedItemStyle.posterImageSide + 4
    return CGRect(
      origin: CGPoint(x: x, y: y), size: fitting(text, font, tableSize.width - x, lines: lines))
  }

  /// In whole points, in as many lines as a label shows; 0 lines are any number.
  private nonisolated static func fitting(
    _ text: String, _ font: UIFont, _ width: CGFloat, lines: Int = 1
  ) -> CGSize {
    let height = lines == 0 ? .greatestFiniteMagnitude : (font.lineHeight * CGFloat(lines)).rounded(.up)
    let size = (text as NSString).boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil
    ).size
    return CGSize(width: min(size.width.rounded(.up), width), height: min(size.height.rounded(.up), height))
  }
}
