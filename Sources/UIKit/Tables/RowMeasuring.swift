/// A table's delegate that can know many rows' heights sooner than one after the other.
@MainActor
package protocol RowMeasuring: UITableViewDelegate {
  /// Runs `ask`, which asks for the height of every row.
  ///
  /// - Parameter rowCounts: how many rows each section has.
  func measuringRows(of tableView: UITableView, rowCounts: [Int], _ ask: () -> Void)
}
