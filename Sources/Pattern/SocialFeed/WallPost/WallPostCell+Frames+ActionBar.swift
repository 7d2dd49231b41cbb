import MFS
import UIKit

/// The frames of the line below a post.
struct ActionBarRects: Sendable, Hashable {
  var like: CGRect
  var comment: CGRect
  var share: CGRect
  var viewsIcon: CGRect
  var views: CGRect
  /// The bottom of the cell.
  var maxY: CGFloat
}

nonisolated extension WallPostCell {
  /// Returns the frames: like, comment and share from the leading side, the views at the trailing side. If a part
  /// does not fit, it goes to a line below.
  static func rectsForActionBar(_ viewModel: WallPostCellVM, tableSize: CGSize) -> ActionBarRects {
    let column = ReadableColumn(rowWidth: tableSize.width)
    let above = [rectForGalleryView, rectForLinkCardView].map { $0(viewModel, tableSize).maxY }.max() ?? 0
    let post = viewModel.post
    let buttons: [(name: String, reaction: Reaction)] = [
      ("likeButton", .like), ("commentButton", .comment), ("shareButton", .share),
    ]
    let sizes = buttons.map { name, reaction in
      viewModel.subviewSizes.size(name, width: tableSize.width) {
        CountButton.size(titles: viewModel.countTexts(of: reaction))
      }
    }
    let gapOfViews = CGFloat(5).room
    let views = viewModel.subviewSizes.size("viewsLabel", width: tableSize.width) {
      (post.views ?? "").size(font: fontForViews)
    }
    let icon = viewModel.subviewSizes.size("viewsIconView", width: tableSize.width) {
      CGSize(width: iconSideOfViews, height: iconSideOfViews)
    }
    let viewsWidth = post.views == nil ? 0 : icon.width + gapOfViews + views.width

    // The first icon is at the column's edge, and the padding for fingers is outside it.
    let minX = column.minX - CountButton.padding
    let height = max(44, sizes.map(\.height).max() ?? 44)
    let width = sizes.reduce(viewsWidth) { $0 + $1.width }
    // The buttons move closer together before a second line is used.
    let gap: CGFloat = minX + width + 3 * 8 <= column.maxX ? 8 : 0
    var origin = CGPoint(x: minX, y: above + CGFloat(2).room)
    var frames: [CGRect] = []
    for size in sizes {
      if origin.x > minX, origin.x + size.width > column.maxX {
        origin = CGPoint(x: minX, y: origin.y + height)
      }
      frames.append(CGRect(x: origin.x, y: origin.y, width: size.width, height: height))
      origin.x += size.width + gap
    }
    // Lines of buttons have space for fingers. A line with only the views does not need it.
    let isBelow = viewsWidth > 0 && origin.x + viewsWidth > column.maxX
    let lastY = isBelow ? origin.y + height : origin.y
    let lastHeight = isBelow ? max(icon.height, views.height) : height
    let viewsX = column.maxX - viewsWidth
    let center = lastY + lastHeight / 2
    return ActionBarRects(
      like: frames[0].mirrored(in: tableSize.width), comment: frames[1].mirrored(in: tableSize.width),
      share: frames[2].mirrored(in: tableSize.width),
      viewsIcon: CGRect(
        x: viewsX, y: (center - icon.height / 2).rounded(), width: icon.width, height: icon.height
      ).mirrored(in: tableSize.width),
      views: CGRect(
        x: viewsX + icon.width + gapOfViews, y: (center - views.height / 2).rounded(), width: views.width,
        height: views.height
      ).mirrored(in: tableSize.width),
      maxY: lastY + lastHeight + CGFloat(2).room)
  }

  static var iconSideOfViews: CGFloat {
    min(36, UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 18).rounded())
  }
}
