/// The place of an element in its container, which VoiceOver adds to the description.
package enum ElementContext: Hashable, Sendable {
  /// A header of a table's row or column.
  package struct Header: Hashable, Sendable {
    var label: String?
    var value: String?
  }

  /// A cell of a data table. A row or column that the cell does not know is nil.
  package struct TableCell: Hashable, Sendable {
    var row: Int?
    var column: Int?
    /// The number of columns that the cell covers.
    var width = 1
    /// The number of rows that the cell covers.
    var height = 1
    /// Whether no cell of the row is read before this one.
    var isFirstInRow = false
    /// The headers of the row, followed by the headers of the column.
    var headers: [Header] = []
  }

  /// One of a number of choices, counted from 1.
  case series(index: Int, count: Int)
  /// A tab of a view with the trait of tab bars, counted from 1.
  case tab(index: Int, count: Int)
  /// A tab of a `UITabBar`, counted from 1.
  case tabBarItem(index: Int, count: Int)
  /// A tab whose number is known when the elements are in order.
  case tabOfView(ObjectIdentifier)
  case tableCell(TableCell)
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd
}
