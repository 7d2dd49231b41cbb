import MFS
import UIKit

nonisolated extension FriendCell {
  static let avatarSide: CGFloat = 44
  static let margin: CGFloat = 10

  static func rectForAvatarView(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("avatarView", width: tableSize.width) {
      let x = ReadableColumn(rowWidth: tableSize.width).minX
      let y = top(ofHeight: avatarSide, tableSize: tableSize)
      return CGRect(x: x, y: y, width: avatarSide, height: avatarSide).mirrored(in: tableSize.width)
    }
  }

  static func rectForFullNameLabel(_ date: LinesOfLastSeen, tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("fullNameLabel", key: date.rawValue, width: tableSize.width) {
      let height = heightOfFullName(date, tableSize: tableSize)
      return textRect(
        y: top(ofHeight: height + date.height, tableSize: tableSize), height: height, tableSize: tableSize)
    }
  }

  static func rectForLastSeenLabel(_ date: LinesOfLastSeen, tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("lastSeenLabel", key: date.rawValue, width: tableSize.width) {
      let y = rectForFullNameLabel(date, tableSize: tableSize).maxY
      return textRect(y: y, height: date.height, tableSize: tableSize)
    }
  }

  /// Returns the height, which is the same for all rows.
  static func calculateCellHeight(from viewModel: FriendCellVM?, tableSize: CGSize) -> CGFloat {
    margin / 2 + contentHeight(tableSize: tableSize) + margin
  }

  static func calculateCoordinates(for viewModel: FriendCellVM, tableSize: CGSize) {
    let date = linesOfLastSeen(viewModel, tableSize: tableSize)
    _ = rectForAvatarView(tableSize: tableSize)
    _ = rectForFullNameLabel(date, tableSize: tableSize)
    _ = rectForLastSeenLabel(date, tableSize: tableSize)
  }
}
