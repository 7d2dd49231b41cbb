import MFS
import UIKit

nonisolated extension WallPostCell {
  static func rectForWarningLabel(_ viewModel: WallPostCellVM, tableSize: CGSize) -> CGRect {
    let column = ReadableColumn(rowWidth: tableSize.width)
    guard let warning = viewModel.post.warning else {
      return CGRect(
        x: column.minX, y: headerBottom(viewModel, tableSize: tableSize), width: column.width, height: 0)
    }
    return viewModel.subviewFrames.rect("warningLabel", width: tableSize.width) {
      let size = warning.size(font: fontForWarning, fitting: column.width)
      return CGRect(
        x: column.minX, y: headerBottom(viewModel, tableSize: tableSize) + gap, width: column.width,
        height: size.height)
    }
  }

  static func rectForPostTextLabel(_ viewModel: WallPostCellVM, tableSize: CGSize) -> CGRect {
    let column = ReadableColumn(rowWidth: tableSize.width)
    let top = rectForWarningLabel(viewModel, tableSize: tableSize).maxY
    guard !viewModel.shownText.isEmpty else {
      return CGRect(x: column.minX, y: top, width: column.width, height: 0)
    }
    let height = sizeOfText(viewModel, tableSize: tableSize).size(isExpanded: viewModel.isExpandText).height
    return CGRect(x: column.minX, y: top + gap, width: column.width, height: height)
  }

  static func hasShowMoreButton(_ viewModel: WallPostCellVM, tableSize: CGSize) -> Bool {
    if viewModel.post.warning != nil { return true }
    if viewModel.post.isSensitive, viewModel.hasPictures { return true }
    return !viewModel.post.fullText.isEmpty && sizeOfText(viewModel, tableSize: tableSize).isExceededTextLimit
  }

  static func rectForShowMoreButton(_ viewModel: WallPostCellVM, tableSize: CGSize) -> CGRect {
    let column = ReadableColumn(rowWidth: tableSize.width)
    let top = rectForPostTextLabel(viewModel, tableSize: tableSize).maxY
    guard hasShowMoreButton(viewModel, tableSize: tableSize) else {
      return CGRect(x: column.minX, y: top, width: 0, height: 0)
    }
    let size = viewModel.subviewSizes.size("showMoreButton", width: tableSize.width) {
      let titles = [true, false].map { showMoreTitle(isExpanded: $0).size(font: fontForShowMore).width }
      return CGSize(width: min(column.width, titles.max() ?? 0), height: fontForShowMore.wholeLineHeight)
    }
    let origin = viewModel.post.direction == .rightToLeft ? column.maxX - size.width : column.minX
    return CGRect(origin: CGPoint(x: origin, y: top + CGFloat(6).room), size: size)
  }

  /// Returns the frame of the photos, as wide as the row, or as the column if that is narrower.
  static func rectForGalleryView(_ viewModel: WallPostCellVM, tableSize: CGSize) -> CGRect {
    let column = ReadableColumn(rowWidth: tableSize.width)
    let x = column.fillsRow ? 0 : column.minX
    let above = rectForShowMoreButton(viewModel, tableSize: tableSize)
    guard !viewModel.post.photos.isEmpty else { return CGRect(x: x, y: above.maxY, width: 0, height: 0) }
    let size = viewModel.subviewSizes.size("galleryView", width: tableSize.width) {
      let width = column.fillsRow ? tableSize.width : column.width
      return PhotoTiling(aspectRatios: viewModel.post.photos.map(\.aspectRatio), width: width).size
    }
    return CGRect(origin: CGPoint(x: x, y: above.maxY + gap), size: size)
  }

  /// Returns the frame of the card that replaces photos, as wide as the column.
  static func rectForLinkCardView(_ viewModel: WallPostCellVM, tableSize: CGSize) -> CGRect {
    let column = ReadableColumn(rowWidth: tableSize.width)
    let above = rectForShowMoreButton(viewModel, tableSize: tableSize)
    guard let card = viewModel.shownLinkCard else {
      return CGRect(x: column.minX, y: above.maxY, width: column.width, height: 0)
    }
    let size = viewModel.subviewSizes.size("linkCardView", width: tableSize.width) {
      CGSize(width: column.width, height: LinkCardView.height(of: card, width: column.width))
    }
    return CGRect(origin: CGPoint(x: column.minX, y: above.maxY + gap), size: size)
  }

  static var baseCellHeight: CGFloat { margin + avatarSide + margin }

  static func calculateCellHeight(from viewModel: WallPostCellVM?, tableSize: CGSize) -> CGFloat {
    guard let viewModel else { return baseCellHeight }
    let sizes = viewModel.subviewSizes
    return sizes.cellHeight(width: tableSize.width, isExpanded: viewModel.isExpandText) {
      calculateCoordinates(for: viewModel, tableSize: tableSize)
      return rectsForActionBar(viewModel, tableSize: tableSize).maxY
    }
  }

  static func calculateCoordinates(for viewModel: WallPostCellVM, tableSize: CGSize) {
    _ = rectForAvatarView(tableSize: tableSize)
    _ = rectForOwnerNameLabel(viewModel, tableSize: tableSize)
    _ = rectForDateLabel(viewModel, tableSize: tableSize)
    _ = rectForMoreButton(tableSize: tableSize)
    _ = rectForWarningLabel(viewModel, tableSize: tableSize)
    _ = rectForPostTextLabel(viewModel, tableSize: tableSize)
    _ = rectsForQuotationBars(viewModel, tableSize: tableSize)
    _ = rectForShowMoreButton(viewModel, tableSize: tableSize)
    _ = rectForGalleryView(viewModel, tableSize: tableSize)
    _ = rectForLinkCardView(viewModel, tableSize: tableSize)
    _ = rectsForActionBar(viewModel, tableSize: tableSize)
  }

  static func prepareContents(for viewModel: WallPostCellVM, tableSize: CGSize) {
    if let file = viewModel.post.avatar.file {
      ImageFiles.prepare(atPath: file, filling: rectForAvatarView(tableSize: tableSize).size)
    }
    attributedText(viewModel.shownText, of: viewModel)
      .prepareGlyphs(in: rectForPostTextLabel(viewModel, tableSize: tableSize).size)
    let width = rectForGalleryView(viewModel, tableSize: tableSize).width
    let tiling = PhotoTiling(aspectRatios: viewModel.post.photos.map(\.aspectRatio), width: width)
    for (photo, frame) in zip(viewModel.post.photos, tiling.frames) {
      photo.prepareImage(isHidden: viewModel.hidesPhotos, filling: frame.size)
    }
    if viewModel.hidesPhotos { _ = Icon.hidden.image }
  }

  /// The distance between parts below one another, in points.
  private static var gap: CGFloat { CGFloat(10).room }
}
