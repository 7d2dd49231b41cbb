import MFS
import UIKit

nonisolated extension UserProfileGalleryCell {
  static func rectForTitleLabel(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("titleLabel", width: tableSize.width) {
      let column = ReadableColumn(rowWidth: tableSize.width)
      return CGRect(x: column.minX, y: 10, width: column.width, height: fontForTitle.wholeLineHeight)
    }
  }

  /// Returns the frame of the strip, as wide as the row, or as the column if that is narrower.
  static func rectForStripView(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("stripView", width: tableSize.width) {
      let y = rectForTitleLabel(tableSize: tableSize).maxY + 8
      let column = ReadableColumn(rowWidth: tableSize.width)
      return CGRect(
        x: column.fillsRow ? 0 : column.minX, y: y, width: column.fillsRow ? tableSize.width : column.width,
        height: PhotoStripView.side)
    }
  }

  static var baseCellHeight: CGFloat {
    10 + fontForTitle.wholeLineHeight + 8 + PhotoStripView.side + 12
  }

  static func calculateCellHeight(
    from viewModel: UserProfileGalleryCellVM?, tableSize: CGSize
  ) -> CGFloat {
    baseCellHeight
  }

  static func calculateCoordinates(for viewModel: UserProfileGalleryCellVM, tableSize: CGSize) {
    _ = rectForTitleLabel(tableSize: tableSize)
    _ = rectForStripView(tableSize: tableSize)
  }

  static func prepareContents(for viewModel: UserProfileGalleryCellVM, tableSize: CGSize) {
    let side = PhotoStripView.side
    let count = Int((max(0, rectForStripView(tableSize: tableSize).width) / side).rounded(.up))
    for file in viewModel.photos.prefix(count).compactMap(\.file) {
      ImageFiles.prepare(atPath: file, filling: CGSize(width: side, height: side))
    }
  }
}
