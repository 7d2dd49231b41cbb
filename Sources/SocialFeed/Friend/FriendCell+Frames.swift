import MFS
import UIKit

extension FriendCell {
  nonisolated static func rectForAvatarView(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("avatarView", width: tableSize.width) {
      CGRect(x: ReadableColumn(rowWidth: tableSize.width).minX, y: 5, width: 44, height: 44)
        .mirrored(in: tableSize.width)
    }
  }

  /// - Parameter lastSeenLines: how many lines stand below the name.
  nonisolated static func rectForFullNameLabel(lastSeenLines: Int, tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("fullNameLabel", key: "above \(lastSeenLines)", width: tableSize.width) {
      let height = fontForFullName.wholeLineHeight
      let below = heightOfLastSeen(lines: lastSeenLines)
      // In the middle of the avatar's height, or from its top on.
      let y = 5 + max(0, ((44 - height - below) / 2).rounded(.down))
      return rect(y: y, height: height, tableSize: tableSize)
    }
  }

  nonisolated static func rectForLastSeenLabel(lines: Int, tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("lastSeenLabel", key: "of \(lines)", width: tableSize.width) {
      let name = rectForFullNameLabel(lastSeenLines: lines, tableSize: tableSize)
      return rect(y: name.maxY, height: heightOfLastSeen(lines: lines), tableSize: tableSize)
    }
  }

  /// How many lines a text about when a friend was last seen takes; none without a text. All of a list have one size, so
  /// that long ones have two lines where the text is large.
  nonisolated static func linesOfLastSeen(_ lastSeen: String?, tableSize: CGSize) -> Int {
    guard let lastSeen else { return 0 }
    let most = subviewStaticFrames.value("lastSeenLabel", key: "lines", width: tableSize.width) {
      min(maximumLinesOfLastSeen, lines(of: longestLastSeen, tableSize: tableSize))
    }
    return min(most, lines(of: lastSeen, tableSize: tableSize))
  }

  private nonisolated static func lines(of text: String, tableSize: CGSize) -> Int {
    let width = rect(y: 0, height: 0, tableSize: tableSize).width
    let height = text.size(font: fontForLastSeen, fitting: width).height
    return max(1, Int((height / fontForLastSeen.lineHeight).rounded()))
  }

  nonisolated static var baseCellHeight: CGFloat {
    5 + max(44, fontForFullName.wholeLineHeight + heightOfLastSeen(lines: 1)) + 10
  }

  /// The same for all rows.
  nonisolated static func calculateCellHeight(from viewModel: FriendCellVM?, tableSize: CGSize) -> CGFloat {
    5 + contentHeight(tableSize: tableSize) + 10
  }

  nonisolated static func calculateCoordinates(for viewModel: FriendCellVM, tableSize: CGSize) {
    let lines = linesOfLastSeen(viewModel.lastSeen, tableSize: tableSize)
    _ = rectForAvatarView(tableSize: tableSize)
    _ = rectForFullNameLabel(lastSeenLines: lines, tableSize: tableSize)
    _ = rectForLastSeenLabel(lines: lines, tableSize: tableSize)
  }

  /// The avatar's height, unless large text needs more.
  private nonisolated static func contentHeight(tableSize: CGSize) -> CGFloat {
    subviewStaticFrames.number("content", key: "height", width: tableSize.width) {
      let lines = linesOfLastSeen(longestLastSeen, tableSize: tableSize)
      return max(44, fontForFullName.wholeLineHeight + heightOfLastSeen(lines: lines))
    }
  }

  /// The text of a day in an earlier year, than which none is longer.
  private nonisolated static let longestLastSeen = "Last seen 28 Nov 2000"

  private nonisolated static func heightOfLastSeen(lines: Int) -> CGFloat {
    (fontForLastSeen.lineHeight * CGFloat(lines)).rounded(.up)
  }

  private nonisolated static func rect(y: CGFloat, height: CGFloat, tableSize: CGSize) -> CGRect {
    let column = ReadableColumn(rowWidth: tableSize.width)
    let x = column.minX + 44 + 10
    return CGRect(x: x, y: y, width: max(0, column.maxX - x), height: height).mirrored(in: tableSize.width)
  }
}
