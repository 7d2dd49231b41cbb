import MFS
import UIKit

/// The room that large text needs beside the avatar.
nonisolated extension FriendCell {
  /// How many lines the date below a name takes.
  enum LinesOfLastSeen: String, Sendable {
    case none
    case one
    case two

    /// In points.
    var height: CGFloat {
      switch self {
      case .none: 0
      case .one: fontForLastSeen.wholeLineHeight
      case .two: (2 * fontForLastSeen.lineHeight).rounded(.up)
      }
    }
  }

  /// Two where the text is so large that one does not hold it.
  static func linesOfLastSeen(_ viewModel: FriendCellVM?, tableSize: CGSize) -> LinesOfLastSeen {
    guard let lastSeen = viewModel?.lastSeen else { return .none }
    return mayTakeTwoLines(tableSize: tableSize) && !fitsOneLine(lastSeen, tableSize: tableSize) ? .two : .one
  }

  /// One line; two for a name that stands alone in a row that has room for them.
  static func heightOfFullName(_ date: LinesOfLastSeen, tableSize: CGSize) -> CGFloat {
    date == .none && mayTakeTwoLines(tableSize: tableSize)
      ? (2 * fontForFullName.lineHeight).rounded(.up) : fontForFullName.wholeLineHeight
  }

  /// The avatar's height, unless name and date need more; all rows of a list have the same.
  static func contentHeight(tableSize: CGSize) -> CGFloat {
    let date: LinesOfLastSeen = mayTakeTwoLines(tableSize: tableSize) ? .two : .one
    return max(avatarSide, fontForFullName.wholeLineHeight + date.height)
  }

  /// The top of what stands in the middle of the row.
  static func top(ofHeight height: CGFloat, tableSize: CGSize) -> CGFloat {
    margin / 2 + ((contentHeight(tableSize: tableSize) - height) / 2).rounded(.down)
  }

  /// Beside the avatar, in points.
  static func textRect(y: CGFloat, height: CGFloat, tableSize: CGSize) -> CGRect {
    let column = ReadableColumn(rowWidth: tableSize.width)
    let x = column.minX + avatarSide + margin
    return CGRect(x: x, y: y, width: max(0, column.maxX - x), height: height).mirrored(in: tableSize.width)
  }

  private static func mayTakeTwoLines(tableSize: CGSize) -> Bool {
    subviewStaticFrames.flag("lastSeenLabel", key: "mayTakeTwoLines", width: tableSize.width) {
      !fitsOneLine(longestLastSeen, tableSize: tableSize)
    }
  }

  private static func fitsOneLine(_ text: String, tableSize: CGSize) -> Bool {
    text.size(font: fontForLastSeen).width <= textRect(y: 0, height: 0, tableSize: tableSize).width
  }

  /// The text of a day in an earlier year, than which none is longer.
  private static let longestLastSeen = "Last seen 28 Nov 2000"
}
