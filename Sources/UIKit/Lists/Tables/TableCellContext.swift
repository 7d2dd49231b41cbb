import Foundation

/// What a cell's look takes from its table and its place in it.
struct TableCellContext: Equatable {
  var style: UITableView.Style
  /// Whether it is the first row of its section.
  var isFirst: Bool
  var isLast: Bool
  /// Whether the next thing below is a row, of this section or the next.
  var isFollowedByRow: Bool
  /// The distance of text from the cell's edges, in points.
  var margin: CGFloat
  /// Nil where there are no separators.
  var separatorColor: UIColor?
  /// The table's own inset, or nil for the automatic one, which starts at the cell's text.
  var separatorInset: UIEdgeInsets?
}
