import MFS
import UIKit

/// The space that large text needs beside the avatar.
nonisolated extension FriendCell {
  /// The number of lines of the date below a name.
  enum LinesOfLastSeen: String, Sendable {
    case none
    case one
    case two

    /// The height in points.
    var height: CGFloat {
      switch self {
      case .none: 0
      case .one: fontForLastSeen.wholeLineHeight
      case .two: (2 * fontForLastSeen.lineHeight).rounded(.up)
      }
    }
  }

  /// Returns the number of lines of the date: two if the text is so large that one line is not enough.
  static func linesOfLastSeen(_ viewModel: FriendCellVM?, tableSize: CGSize) -> LinesOfLastSeen {
    guard let lastSeen = viewModel?.lastSeen else { return .none }
    return mayTakeTwoLines(tableSize: tableSize) && !fitsOneLine(lastSeen, tableSize: tableSize) ? .two : .one
  }

  /// Returns the height of one line, or of two for a name without a date in a row that has space for them.
  static func heightOfFullName(_ date: LinesOfLastSeen, tableSize: CGSize) -> CGFloat {
    date == .none && mayTakeTwoLines(tableSize: tableSize)
      ? (2 * fontForFullName.lineHeight).rounded(.up) : fontForFullName.wholeLineHeight
  }

  /// Returns the avatar's height, or more if name and date need it. All rows of a list have the same height.
  static func contentHeight(tableSize: CGSize) -> CGFloat {
    let date: LinesOfLastSeen = mayTakeTwoLines(tableSize: tableSize) ? .two : .one
    return max(avatarSide, fontForFullName.wholeLineHeight + date.height)
  }

  /// Returns the top of content that is vertically centred in the row.
  static func top(ofHeight height: CGFloat, tableSize: CGSize) -> CGFloat {
    margin / 2 + ((contentHeight(tableSize: tableSize) - height) / 2).rounded(.down)
  }

  /// Returns the rectangle beside the avatar, in points.
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

  /// The text for a day in an earlier year. No text is longer.
  private static let longestLastSeen = "Last seen 28 Nov 2000"
}
