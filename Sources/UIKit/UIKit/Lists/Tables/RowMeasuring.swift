/// A table's delegate that finds many heights faster together than one by one.
@MainActor
package protocol RowMeasuring: UITableViewDelegate {
  /// Called before the table asks for the height of every row.
  ///
  /// - Parameter rowCounts: The number of rows in each section.
  func tableView(_ tableView: UITableView, willAskForHeightsOfRows rowCounts: [Int])

  /// Called after the table has asked for the heights.
  func tableViewDidAskForHeights(_ tableView: UITableView)
}
