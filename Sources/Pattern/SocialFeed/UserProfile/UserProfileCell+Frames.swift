import MFS
import UIKit

nonisolated extension UserProfileCell {
  private static let avatarSide: CGFloat = 88
  private static let ringWidth: CGFloat = 4

  /// Returns the frame of the header, as wide as the table. Its height is a third of that, between 110 and 220
  /// points.
  static func rectForHeaderView(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("headerView", width: tableSize.width) {
      let height = min(220, max(110, (tableSize.width / 3).rounded()))
      return CGRect(x: 0, y: 0, width: tableSize.width, height: height)
    }
  }

  /// Returns the frame of the avatar, half of which is over the header's edge.
  static func rectForAvatarView(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("avatarView", width: tableSize.width) {
      let y = rectForHeaderView(tableSize: tableSize).maxY - avatarSide / 2
      return CGRect(
        x: ReadableColumn(rowWidth: tableSize.width).minX + ringWidth, y: y, width: avatarSide,
        height: avatarSide
      ).mirrored(in: tableSize.width)
    }
  }

  static func rectForAvatarRingView(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("avatarRingView", width: tableSize.width) {
      rectForAvatarView(tableSize: tableSize).insetBy(dx: -ringWidth, dy: -ringWidth)
    }
  }

  static func rectForNameLabel(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("nameLabel", width: tableSize.width) {
      let y = rectForAvatarRingView(tableSize: tableSize).maxY + 6
      return columnRect(y: y, height: fontForName.wholeLineHeight, tableSize: tableSize)
    }
  }

  static func rectForHandleLabel(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("handleLabel", width: tableSize.width) {
      let y = rectForNameLabel(tableSize: tableSize).maxY + 1
      return columnRect(y: y, height: fontForHandle.wholeLineHeight, tableSize: tableSize)
    }
  }

  static func rectForNoteLabel(_ viewModel: UserProfileCellVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("noteLabel", width: tableSize.width) {
      let y = rectForHandleLabel(tableSize: tableSize).maxY
      guard !viewModel.profile.note.isEmpty else { return columnRect(y: y, height: 0, tableSize: tableSize) }
      let width = ReadableColumn(rowWidth: tableSize.width).width
      let height = attributedNote(of: viewModel).size(fitting: width).height
      return columnRect(y: y + 10, height: height, tableSize: tableSize)
    }
  }

  static func rectForCountsLabel(_ viewModel: UserProfileCellVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("countsLabel", width: tableSize.width) {
      let y = rectForNoteLabel(viewModel, tableSize: tableSize).maxY + 10
      let width = ReadableColumn(rowWidth: tableSize.width).width
      let height = attributedCounts(of: viewModel).size(fitting: width).height
      return columnRect(y: y, height: height, tableSize: tableSize)
    }
  }

  static var baseCellHeight: CGFloat { 220 }

  static func calculateCellHeight(
    from viewModel: UserProfileCellVM?, tableSize: CGSize
  ) -> CGFloat {
    guard let viewModel else { return baseCellHeight }
    return rectForCountsLabel(viewModel, tableSize: tableSize).maxY + 14
  }

  static func prepareContents(for viewModel: UserProfileCellVM, tableSize: CGSize) {
    let profile = viewModel.profile
    if let file = profile.headerFile {
      ImageFiles.prepare(atPath: file, filling: rectForHeaderView(tableSize: tableSize).size)
    }
    if let file = profile.avatar.file {
      ImageFiles.prepare(atPath: file, filling: rectForAvatarView(tableSize: tableSize).size)
    }
  }

  private static func columnRect(y: CGFloat, height: CGFloat, tableSize: CGSize) -> CGRect {
    let column = ReadableColumn(rowWidth: tableSize.width)
    return CGRect(x: column.minX, y: y, width: column.width, height: height)
  }
}
