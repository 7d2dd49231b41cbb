public import Foundation

/// An element that is a cell of a table.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that the cell covers.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that the cell covers.
  func accessibilityColumnRange() -> NSRange
}
