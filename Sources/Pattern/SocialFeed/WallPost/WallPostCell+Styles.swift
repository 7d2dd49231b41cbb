import MFS
import UIKit

nonisolated extension WallPostCell {
  static var fontForOwnerName: UIFont { .scaled(16, .semibold, style: .callout) }
  static var fontForDate: UIFont { .scaled(13, style: .footnote) }
  static var fontForWarning: UIFont { .scaled(16, .semibold, style: .callout) }
  static var fontForText: UIFont { .preferredFont(forTextStyle: .callout) }
  static var fontForShowMore: UIFont { .scaled(16, .medium, style: .callout) }
  static var fontForViews: UIFont { .scaled(14, style: .subheadline) }
  static var lineSpacingOfText: CGFloat { CGFloat(2).room }

  /// The space between two lines of the text, in points. A positive leading is a minimum of the line spacing, and a
  /// negative one is added to it.
  static var spaceBetweenLinesOfText: CGFloat {
    let leading = fontForText.leading
    return leading > 0 ? max(leading, lineSpacingOfText) : leading + lineSpacingOfText
  }

  /// The maximum lines of the name. A long name has a second line if the text is large.
  static var linesOfOwnerName: Int { isStacked ? 2 : 1 }

  static var styleOfOwnerName: RichTextStyle {
    RichTextStyle(font: fontForOwnerName, lineBreakMode: .byTruncatingTail)
  }

  static func showMoreTitle(isExpanded: Bool) -> String { isExpanded ? "Show less" : "Show more" }

  /// Returns the text that is shown now. Text that does not fit into its label is cut off.
  static func attributedText(of viewModel: WallPostCellVM) -> NSAttributedString {
    attributedText(viewModel.shownText, of: viewModel, lineBreakMode: .byTruncatingTail)
  }

  /// Returns an attributed text. For measuring it must wrap: `boundingRect` measures a truncating text as a single
  /// line.
  static func attributedText(
    _ text: RichText, of viewModel: WallPostCellVM, lineBreakMode: NSLineBreakMode = .byWordWrapping
  ) -> NSAttributedString {
    text.attributed(
      RichTextStyle(
        font: fontForText, lineSpacing: lineSpacingOfText, alignment: alignment(of: viewModel),
        lineBreakMode: lineBreakMode))
  }

  /// Returns the side at which the text's script begins.
  static func alignment(of viewModel: WallPostCellVM?) -> NSTextAlignment {
    viewModel?.post.direction == .rightToLeft ? .right : .left
  }
}

extension WallPostCell {
  /// The side at which the texts begin, and the coloured buttons that were touched.
  var stylingInputs: MFSStylingInputs {
    [Self.alignment(of: viewModel), viewModel?.reactions.subtracting([.save])]
  }

  static func style(cell: WallPostCell) {
    cell.backgroundColor = .cardBackground
    cell.selectionStyle = .none
  }

  static func style(ownerNameLabel: UILabel) {
    ownerNameLabel.font = fontForOwnerName
    ownerNameLabel.textColor = .label
    ownerNameLabel.numberOfLines = linesOfOwnerName
    ownerNameLabel.lineBreakMode = .byTruncatingTail
  }

  static func style(dateLabel: UILabel) {
    dateLabel.font = fontForDate
    dateLabel.textColor = .feedSecondary
    dateLabel.lineBreakMode = .byTruncatingTail
  }

  static func style(moreButton: MoreButton) {
    moreButton.iconSide = iconSideOfMore
    moreButton.setImage(Icon.more.image, for: .normal)
    moreButton.tintColor = .feedSecondary
    moreButton.accessibilityLabel = Icon.more.spokenName
  }

  static func style(warningLabel: UILabel, for viewModel: WallPostCellVM?) {
    warningLabel.font = fontForWarning
    warningLabel.textColor = .label
    warningLabel.textAlignment = alignment(of: viewModel)
    warningLabel.numberOfLines = 0
  }

  static func style(postTextLabel: UILabel) {
    postTextLabel.numberOfLines = 0
  }

  static func style(quotationBarsView: QuotationBarsView) {
    quotationBarsView.barColor = .feedBar
    quotationBarsView.isUserInteractionEnabled = false
  }

  static func style(showMoreButton: UIButton, for viewModel: WallPostCellVM?) {
    showMoreButton.setTitleColor(.feedLink, for: .normal)
    showMoreButton.contentHorizontalAlignment = alignment(of: viewModel) == .right ? .right : .left
    showMoreButton.titleLabel?.font = fontForShowMore
    showMoreButton.titleLabel?.adjustsFontSizeToFitWidth = true
    showMoreButton.titleLabel?.minimumScaleFactor = 0.5
  }

  static func style(galleryView: PhotoGalleryView) {
    galleryView.backgroundColor = .clear
  }

  static func style(likeButton: CountButton, for viewModel: WallPostCellVM?) {
    let isLiked = viewModel?.reactions.contains(.like) ?? false
    likeButton.icon = isLiked ? .likeFilled : .like
    style(countButton: likeButton, color: isLiked ? .feedLiked : .feedSecondary)
  }

  static func style(commentButton: CountButton, for viewModel: WallPostCellVM?) {
    let isCommented = viewModel?.reactions.contains(.comment) ?? false
    style(countButton: commentButton, color: isCommented ? .feedLink : .feedSecondary)
  }

  static func style(shareButton: CountButton, for viewModel: WallPostCellVM?) {
    let isShared = viewModel?.reactions.contains(.share) ?? false
    style(countButton: shareButton, color: isShared ? .feedLink : .feedSecondary)
  }

  private static func style(countButton: CountButton, color: UIColor) {
    countButton.titleLabel?.font = CountButton.titleFont
    countButton.tintColor = color
    countButton.setTitleColor(color, for: .normal)
  }

  static func style(viewsIconView: UIImageView) {
    viewsIconView.image = Icon.eye.image
    viewsIconView.tintColor = .feedSecondary
  }

  static func style(viewsLabel: UILabel) {
    viewsLabel.font = fontForViews
    viewsLabel.textColor = .feedSecondary
  }
}
