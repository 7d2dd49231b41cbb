import Foundation
import UIKit

/// The rows of a table that are checked, shown one at a time.
@MainActor
struct TableRows {
  let table: UITableView
  let paths: [IndexPath]

  /// All rows that have a height, or as many as the limit says: the lowest, the highest, and others evenly apart.
  init(of table: UITableView, limit: Int) {
    self.table = table
    let all = (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }.filter { table.rectForRow(at: $0).height > 0 }
    guard all.count > limit, limit > 0 else {
      paths = all
      return
    }
    let heights = all.map { table.rectForRow(at: $0).height }
    var chosen: Set<Int> = []
    if let lowest = heights.indices.min(by: { heights[$0] < heights[$1] }) { chosen.insert(lowest) }
    if limit > 1, let highest = heights.indices.max(by: { heights[$0] < heights[$1] }) {
      chosen.insert(highest)
    }
    let spread = max(limit - chosen.count, 0)
    for index in 0..<spread { chosen.insert(index * all.count / spread) }
    paths = chosen.sorted().map { all[$0] }
  }

  /// A new cell that shows the row and never showed another.
  func freshCell(at path: IndexPath) -> UITableViewCell? {
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
