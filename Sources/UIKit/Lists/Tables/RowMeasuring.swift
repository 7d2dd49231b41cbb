/// A table's delegate that can find out many heights sooner than one after the other.
@MainActor
package protocol RowMeasuring: UITableViewDelegate {
  /// Told before the table asks for the height of every row.
  ///
  /// - Parameter rowCounts: how many rows each section has.
  func tableView(_ tableView: UITableView, willAskForHeightsOfRows rowCounts: [Int])

  /// Told once the table has asked.
  func tableViewDidAskForHeights(_ tableView: UITableView)
}
