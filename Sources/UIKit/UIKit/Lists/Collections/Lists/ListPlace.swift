import Foundation

/// The properties of a list and of a cell's place in it that determine the cell's appearance.
struct ListPlace: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    case item
    case header
    case footer
  }

  /// A line at an edge of a cell.
  struct Separator: Hashable, Sendable {
    /// The insets, or nil for insets that follow the cell's text.
    var insets: NSDirectionalEdgeInsets?
    var color: UIColor
    /// Whether an iPhone draws the separators of several selected rows in another colour.
    var hasSelectionColor = false
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role = Role.item
  /// Whether it is the first row of its section.
  var isFirst = false
  var isLast = false
  /// Whether it is a header or footer that is pinned over the rows.
  var isFloating = false
  /// The distance of text from the cell's edges, in points.
  var margin: CGFloat
  /// The distance of an accessory from the trailing edge in points, or nil to use the text's distance.
  var accessoryMargin: CGFloat?
  var topSeparator: Separator?
  var bottomSeparator: Separator?
}
