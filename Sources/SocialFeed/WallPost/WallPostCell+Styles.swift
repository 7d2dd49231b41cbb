import MFS
import UIKit

extension WallPostCell {
  var stylingInputs: AnyHashable? { false }

  nonisolated static var fontForOwnerName: UIFont { .scaled(16, .semibold, style: .callout) }
  nonisolated static var fontForDate: UIFont { .scaled(13, style: .footnote) }
  nonisolated static var fontForWarning: UIFont { .scaled(16, .semibold, style: .callout) }
  nonisolated static var fontForText: UIFont { .preferredFont(forTextStyle: .callout) }
  nonisolated static var fontForShowMore: UIFont { .scaled(16, .medium, style: .callout) }
  nonisolated static var fontForViews: UIFont { .scaled(14, style: .subheadline) }
  nonisolated static var lineSpacingOfText: CGFloat { CGFloat(2).room }

  nonisolated static func showMoreTitle(isExpanded: Bool) -> String { isExpanded ? "Show less" : "Show more" }

  nonisolated static func attributedText(of viewModel: WallPostCellVM) -> NSAttributedString {
    attributedText(viewModel.shownText, of: viewModel)
  }

  nonisolated static func attributedText(_ text: RichText, of viewModel: WallPostCellVM) -> NSAttributedString
  {
    text.attributed(
      RichTextStyle(font: fontForText, lineSpacing: lineSpacingOfText, alignment: alignment(of: viewModel)))
  }

  /// The side that the text's own script begins at.
  nonisolated static func alignment(of viewModel: WallPostCellVM?) -> NSTextAlignment {
    viewModel?.post.direction == .rightToLeft ? .right : .left
  }

  static func style(cell: WallPostCell) {
    cell.backgroundColor = .cardBackground
    cell.selectionStyle = .none
  }

  static func style(ownerNameLabel: UILabel) {
    ownerNameLabel.font = fontForOwnerName
    ownerNameLabel.textColor = .label
    ownerNameLabel.lineBreakMode = .byTruncatingTail
  }

  static func style(dateLabel: UILabel) {
    dateLabel.font = fontForDate
    dateLabel.textColor = .feedSecondary
    dateLabel.lineBreakMode = .byTruncatingTail
  }

  static func style(moreButton: UIButton) {
    moreButton.setImage(Icon.more.image, for: .normal)
    moreButton.tintColor = .feedSecondary
    moreButton.accessibilityLabel = Icon.more.spokenName
  }

  static func style(warningLabel: UILabel) {
    warningLabel.font = fontForWarning
    warningLabel.textColor = .label
    warningLabel.numberOfLines = 0
  }

  static func style(postTextLabel: UILabel) {
    postTextLabel.numberOfLines = 0
  }

  static func style(quotationBarsView: QuotationBarsView) {
    quotationBarsView.barColor = .feedBar
    quotationBarsView.isUserInteractionEnabled = false
  }

  static func style(showMoreButton: UIButton) {
    showMoreButton.setTitleColor(.feedLink, for: .normal)
    showMoreButton.titleLabel?.font = fontForShowMore
    showMoreButton.titleLabel?.adjustsFontSizeToFitWidth = true
    showMoreButton.titleLabel?.minimumScaleFactor = 0.5
  }

  static func style(galleryView: PhotoGalleryView) {
    galleryView.backgroundColor = .clear
  }

  static func style(countButton: CountButton) {
    countButton.titleLabel?.font = CountButton.titleFont
  }

  /// How a button looks when the reader did what it stands for, and when not.
  static func style(countButton: CountButton, of reaction: Reaction, isOn: Bool) {
    if reaction == .like { countButton.icon = isOn ? .likeFilled : .like }
    let color: UIColor = isOn ? (reaction == .like ? .feedLiked : .feedLink) : .feedSecondary
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
