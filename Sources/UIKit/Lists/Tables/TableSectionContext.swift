import Foundation

/// What the look of a header or footer takes from its table and its place in it.
struct TableSectionContext: Equatable {
  var style: UITableView.Style
  var isFooter: Bool
  /// Whether it is the header of the first section.
  var isFirst: Bool
  /// The distance of text from the edges, in points.
  var margin: CGFloat

  /// Whether the content stands in from the table's edges, as its cards do.
  var isInset: Bool { style == .insetGrouped }

  /// Whether it is the header of a plain table, which is set larger than a group's.
  var isProminent: Bool { style == .plain && !isFooter }
}
