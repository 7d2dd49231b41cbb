package import Foundation
package import UIKit

/// Rows of a table, shown one at a time.
@MainActor
package struct TableRows {
  package let table: UITableView
  package let paths: [IndexPath]

  /// Takes all rows that have a height.
  package init(of table: UITableView) {
    self.init(
      of: table,
      at: (0..<table.numberOfSections).flatMap { section in
        (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
      }.filter { table.rectForRow(at: $0).height > 0 })
  }

  package init(of table: UITableView, at paths: [IndexPath]) {
    self.table = table
    self.paths = paths
  }

  /// Returns a new cell that shows the row and never showed another.
  package func freshCell(at path: IndexPath) -> UITableViewCell? {
    table.forgetCells()
    return table.showRow(at: path)
  }

  /// Returns the cell of the first row after it was reused for the second, or nil if the table used another cell.
  func reusedCell(at path: IndexPath, after first: IndexPath) -> UITableViewCell? {
    guard let used = freshCell(at: first) else { return nil }
    // For the same row again, the cell must leave the screen in between.
    if first == path { table.showNoRow() }
    let cell = table.showRow(at: path)
    return cell === used ? cell : nil
  }
}
