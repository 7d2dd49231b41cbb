import Foundation
import UIKit

extension ElementContext {
  /// The number of columns at which the search for an earlier cell of the row ends.
  private static let maximumColumn = 1_000

  /// Creates the context of a cell in a data table, or nil for an element that is no cell.
  @MainActor
  init?(of element: UIResponder, in table: any UIAccessibilityContainerDataTable) {
    guard let cell = element as? any UIAccessibilityContainerDataTableCell else { return nil }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    let row = rows.location == NSNotFound ? nil : rows.location
    let column = columns.location == NSNotFound ? nil : columns.location
    var context = TableCell(row: row, column: column, width: columns.length, height: rows.length)
    if let row, let column {
      // The app may return any number.
      context.isFirstInRow = !(0..<min(max(column, 0), Self.maximumColumn)).contains {
        table.accessibilityDataTableCellElement(forRow: row, column: $0) != nil
      }
    }
    if context.isFirstInRow, let row {
      context.headers = (table.accessibilityHeaderElements(forRow: row) ?? []).filter { header in
        guard header !== cell else { return false }
        let place = (header.accessibilityRowRange().location, header.accessibilityColumnRange().location)
        return table.accessibilityDataTableCellElement(forRow: place.0, column: place.1) === header
      }.map { Header($0) }
    }
    let headers = column.flatMap { table.accessibilityHeaderElements(forColumn: $0) } ?? []
    context.headers += headers.filter { header in
      guard header !== cell else { return false }
      // The first cell of a row does not repeat the header right above it.
      guard let row, let column, context.isFirstInRow else { return true }
      return header.accessibilityRowRange().location != row - 1
        || header.accessibilityColumnRange().location != column
    }.map { Header($0) }
    self = .tableCell(context)
  }
}

extension ElementContext.Header {
  @MainActor
  fileprivate init(_ cell: any UIAccessibilityContainerDataTableCell) {
    let object = cell as? NSObject
    self.init(label: object?.accessibilityLabel, value: object?.accessibilityValue)
  }
}
