import Foundation

/// The frames of one group's cells in the group's coordinates, read from left to right, in points.
struct GroupLayout {
  /// A cell, with its index in the section.
  struct Cell {
    var item: Int
    var frame: CGRect
    var zIndex = 0
    var freeSides: FreeSides
    var list: ListPlace?
    /// The views that are attached to the cell.
    var badges: [Badge] = []
  }

  /// A view that is attached to a cell or a group.
  struct Badge {
    var item: NSCollectionLayoutSupplementaryItem
    var frame: CGRect
  }

  var size: CGSize
  var cells: [Cell] = []
  /// The views that are attached to the group and to the groups in it.
  var badges: [Badge] = []

  func offset(x: CGFloat, y: CGFloat) -> GroupLayout {
    var moved = self
    for index in moved.cells.indices {
      moved.cells[index].frame = cells[index].frame.offsetBy(dx: x, dy: y)
      for badge in moved.cells[index].badges.indices {
        moved.cells[index].badges[badge].frame = cells[index].badges[badge].frame.offsetBy(dx: x, dy: y)
      }
    }
    for badge in moved.badges.indices {
      moved.badges[badge].frame = badges[badge].frame.offsetBy(dx: x, dy: y)
    }
    return moved
  }
}

/// A direction along which items are lined up.
enum LayoutAxis: Hashable, Sendable {
  case horizontal
  case vertical

  var side: FreeSides { self == .horizontal ? .width : .height }
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  init(_ axis: LayoutAxis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  init(_ axis: LayoutAxis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension NSCollectionLayoutSize {
  func dimension(along axis: LayoutAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}

extension NSCollectionLayoutEdgeSpacing {
  /// Returns the spacing before and after an item along an axis.
  func spacing(
    along axis: LayoutAxis
  ) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
