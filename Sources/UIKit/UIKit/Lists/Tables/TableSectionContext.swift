import Foundation

/// The properties of a table and of a header's or footer's place in it that determine the view's appearance.
struct TableSectionContext: Equatable {
  var style: UITableView.Style
  var isFooter: Bool
  /// Whether it is the header of the first section.
  var isFirst: Bool
  /// The distance of text from the edges, in points.
  var margin: CGFloat
  /// The distance of the cards from the table's edges, in points.
  var inset: CGFloat

  /// Whether the content is inset from the table's edges, as the table's cards are.
  var isInset: Bool { style == .insetGrouped }

  /// Whether it is the header of a plain table, which has larger text than a group's header.
  var isProminent: Bool { style == .plain && !isFooter }
}
