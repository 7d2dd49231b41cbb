import Foundation

/// The properties of a table and of a cell's place in it that determine the cell's appearance.
struct TableCellContext: Equatable {
  var style: UITableView.Style
  /// Whether it is the first row of its section.
  var isFirst: Bool
  var isLast: Bool
  /// Whether a row follows directly below, in this section or the next.
  var isFollowedByRow: Bool
  /// The distance of text from the cell's edges, in points.
  var margin: CGFloat
  /// The distance of an accessory from the cell's trailing edge, in points.
  var accessoryMargin: CGFloat
  /// The table's own layout margin at its trailing edge, in points.
  var tableMargin: CGFloat = 0
  /// The width that the table's index takes from the trailing edge, in points.
  var indexWidth: CGFloat = 0
  /// The colour of the separators, or nil if there are none.
  var separatorColor: UIColor?
  /// The table's own inset, or nil for the automatic one, which starts at the cell's text.
  var separatorInset: UIEdgeInsets?
  /// Whether an inset is added to the automatic one.
  var addsSeparatorInset = false
}
