import MFS
import UIKit

/// The frames of the line above a post: its owner and its date.
nonisolated extension WallPostCell {
  static let margin: CGFloat = 10

  /// The avatar's side: 44 points, and more if the text is so large that it is below the avatar.
  static var avatarSide: CGFloat { isStacked ? min(72, CGFloat(44).room) : 44 }
  static var iconSideOfMore: CGFloat { isStacked ? min(40, CGFloat(24).room) : 24 }

  static func rectForAvatarView(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("avatarView", width: tableSize.width) {
      let x = ReadableColumn(rowWidth: tableSize.width).minX
      return CGRect(x: x, y: margin, width: avatarSide, height: avatarSide).mirrored(in: tableSize.width)
    }
  }

  static func rectForOwnerNameLabel(_ viewModel: WallPostCellVM, tableSize: CGSize) -> CGRect {
    headerFrames(of: viewModel).rect("ownerNameLabel", width: tableSize.width) {
      if isStacked {
        let y = margin + avatarSide + CGFloat(6).room
        return headerRect(y: y, height: heightOfOwnerName(viewModel, tableSize), tableSize: tableSize)
      }
      let name = fontForOwnerName.wholeLineHeight
      let spare = avatarSide - name - fontForDate.wholeLineHeight
      return headerRect(y: margin + max(0, (spare / 2).rounded(.down)), height: name, tableSize: tableSize)
    }
  }

  static func rectForDateLabel(_ viewModel: WallPostCellVM, tableSize: CGSize) -> CGRect {
    headerFrames(of: viewModel).rect("dateLabel", width: tableSize.width) {
      let y = rectForOwnerNameLabel(viewModel, tableSize: tableSize).maxY
      return headerRect(y: y, height: fontForDate.wholeLineHeight, tableSize: tableSize)
    }
  }

  /// Returns a square of 44 points around the middle of the icon. The icon ends where the column ends.
  static func rectForMoreButton(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("moreButton", width: tableSize.width) {
      let x = ReadableColumn(rowWidth: tableSize.width).maxX - iconSideOfMore - (44 - iconSideOfMore) / 2
      return CGRect(x: x, y: margin + (avatarSide - 44) / 2, width: 44, height: 44)
        .integral.mirrored(in: tableSize.width)
    }
  }

  static func headerBottom(_ viewModel: WallPostCellVM, tableSize: CGSize) -> CGFloat {
    max(margin + avatarSide, rectForDateLabel(viewModel, tableSize: tableSize).maxY)
  }

  /// Whether the text is so large that name and date are below the avatar.
  static var isStacked: Bool {
    MFSLayoutEnvironment.current.contentSizeCategory.isAccessibilityCategory
  }

  /// Returns the cache for name and date: the class's, or the post's if its name may take two lines.
  private static func headerFrames(of viewModel: WallPostCellVM) -> MFSSubviewCache {
    isStacked ? viewModel.subviewFrames : subviewStaticFrames
  }

  private static func heightOfOwnerName(
    _ viewModel: WallPostCellVM, _ tableSize: CGSize
  ) -> CGFloat {
    let width = headerRect(y: 0, height: 0, tableSize: tableSize).width
    let name = viewModel.post.ownerName.attributed(RichTextStyle(font: fontForOwnerName))
    let maximum = (fontForOwnerName.lineHeight * CGFloat(linesOfOwnerName)).rounded(.up)
    return min(maximum, max(fontForOwnerName.wholeLineHeight, name.size(fitting: width).height))
  }

  private static func headerRect(y: CGFloat, height: CGFloat, tableSize: CGSize) -> CGRect {
    let column = ReadableColumn(rowWidth: tableSize.width)
    let leading = isStacked ? 0 : avatarSide + margin
    let trailing = isStacked ? 0 : iconSideOfMore + margin
    return CGRect(
      x: column.minX + leading, y: y, width: max(0, column.width - leading - trailing), height: height
    ).mirrored(in: tableSize.width)
  }
}
