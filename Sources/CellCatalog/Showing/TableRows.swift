package import Foundation
package import UIKit

/// Rows of a table, shown one at a time.
@MainActor
package struct TableRows {
  package let table: UITableView
  package let paths: [IndexPath]

  /// All rows that have a height.
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

  /// A new cell that shows the row and never showed another.
  package func freshCell(at path: IndexPath) -> UITableViewCell? {
    table.forgetCells()
    return table.showRow(at: path)
  }

  /// The cell of the first row after it was put back and taken again for the second; nil where the table took another.
  func reusedCell(at path: IndexPath, after first: IndexPath) -> UITableViewCell? {
    guard let used = freshCell(at: first) else { return nil }
    // The same row again: it must have left the screen in between.
    if first == path { table.showNoRow() }
    let cell = table.showRow(at: path)
    return cell === used ? cell : nil
  }
}
