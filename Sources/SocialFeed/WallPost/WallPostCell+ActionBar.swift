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

extension WallPostCell {
  /// Like, comment and share from the leading side, the views at the trailing side; what finds no room goes on in a
  /// line below.
  nonisolated static func rectsForActionBar(_ viewModel: WallPostCellVM, tableSize: CGSize) -> ActionBarRects
  {
    let column = ReadableColumn(rowWidth: tableSize.width)
    let above = [rectForGalleryView, rectForLinkCardView].map { $0(viewModel, tableSize).maxY }.max() ?? 0
    let post = viewModel.post
    let sizes = [("likeButton", post.likes), ("commentButton", post.comments), ("shareButton", post.shares)]
      .map {
        name, title in
        viewModel.subviewSizes.size(name, width: tableSize.width) { CountButton.size(title: title) }
      }
    let views = viewModel.subviewSizes.size("viewsLabel", width: tableSize.width) {
      (post.views ?? "").size(font: fontForViews)
    }
    let icon = viewModel.subviewSizes.size("viewsIconView", width: tableSize.width) {
      CGSize(width: iconSideOfViews, height: iconSideOfViews)
    }
    let viewsWidth = post.views == nil ? 0 : icon.width + 5 + views.width

    // The first icon stands at the column's edge, the room around it for fingers outside.
    let minX = column.minX - CountButton.padding
    let height = max(44, sizes.map(\.height).max() ?? 44)
    let width = sizes.reduce(viewsWidth) { $0 + $1.width }
    // Closer together rather than in two lines.
    let gap: CGFloat = minX + width + 3 * 8 <= column.maxX ? 8 : 0
    var origin = CGPoint(x: minX, y: above + 2)
    var frames: [CGRect] = []
    for size in sizes {
      if origin.x > minX, origin.x + size.width > column.maxX {
        origin = CGPoint(x: minX, y: origin.y + height)
      }
      frames.append(CGRect(x: origin.x, y: origin.y, width: size.width, height: height))
      origin.x += size.width + gap
    }
    if viewsWidth > 0, origin.x + viewsWidth > column.maxX { origin = CGPoint(x: minX, y: origin.y + height) }
    let viewsX = column.maxX - viewsWidth
    let center = origin.y + height / 2
    return ActionBarRects(
      like: frames[0].mirrored(in: tableSize.width), comment: frames[1].mirrored(in: tableSize.width),
      share: frames[2].mirrored(in: tableSize.width),
      viewsIcon: CGRect(
        x: viewsX, y: (center - icon.height / 2).rounded(), width: icon.width, height: icon.height
      ).mirrored(in: tableSize.width),
      views: CGRect(
        x: viewsX + icon.width + 5, y: (center - views.height / 2).rounded(), width: views.width,
        height: views.height
      ).mirrored(in: tableSize.width),
      maxY: origin.y + height + 2)
  }

  nonisolated static var iconSideOfViews: CGFloat {
    min(36, UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 18).rounded())
  }
}
