import MFS
import UIKit

extension FriendCell {
  nonisolated static func rectForAvatarView(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("avatarView", width: tableSize.width) {
      CGRect(x: 10, y: 5, width: 44, height: 44).mirrored(in: tableSize.width)
    }
  }

  nonisolated static func rectForFullNameLabel(hasLastSeen: Bool, tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect(
      "fullNameLabel", key: hasLastSeen ? "withLastSeen" : "alone", width: tableSize.width
    ) {
      let height = fontForFullName.wholeLineHeight
      let below = hasLastSeen ? fontForLastSeen.wholeLineHeight : 0
      let y = 5 + ((contentHeight - height - below) / 2).rounded(.down)
      return rect(y: y, height: height, tableSize: tableSize)
    }
  }

  nonisolated static func rectForLastSeenLabel(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("lastSeenLabel", width: tableSize.width) {
      let name = rectForFullNameLabel(hasLastSeen: true, tableSize: tableSize)
      return rect(y: name.maxY, height: fontForLastSeen.wholeLineHeight, tableSize: tableSize)
    }
  }

  nonisolated static var baseCellHeight: CGFloat { 5 + contentHeight + 10 }

  nonisolated static func calculateCellHeight(from viewModel: FriendCellVM?, tableSize: CGSize) -> CGFloat {
    baseCellHeight
  }

  nonisolated static func calculateCoordinates(for viewModel: FriendCellVM, tableSize: CGSize) {
    _ = rectForAvatarView(tableSize: tableSize)
    _ = rectForFullNameLabel(hasLastSeen: viewModel.lastSeen != nil, tableSize: tableSize)
    _ = rectForLastSeenLabel(tableSize: tableSize)
  }

  /// The avatar's height, unless large text needs more.
  private nonisolated static var contentHeight: CGFloat {
    max(44, fontForFullName.wholeLineHeight + fontForLastSeen.wholeLineHeight)
  }

  private nonisolated static func rect(y: CGFloat, height: CGFloat, tableSize: CGSize) -> CGRect {
    let x: CGFloat = 10 + 44 + 10
    return CGRect(x: x, y: y, width: max(0, tableSize.width - x - 10), height: height)
      .mirrored(in: tableSize.width)
  }
}
