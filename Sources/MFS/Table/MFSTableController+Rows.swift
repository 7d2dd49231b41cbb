internal import UIKit

extension MFSTableController {
  /// Has the table ask for the height of a row that changed it, such as one that expands, and for no other: a long table
  /// that asked for all would drop frames.
  public func rowHeightDidChange(of viewModel: any MFSViewModel) {
    keepingHeights(but: [viewModel]) { tableView.performBatchUpdates(nil) }
  }

  /// Shows the rows that were put behind others; false where the table has to be loaded again.
  func insertRows(appendedTo old: [TableSection]) -> Bool {
    guard isViewLoaded, rowCounts.areTold(of: old),
      let appended = AppendedRows(from: old, to: sections)
    else { return false }
    let shown = (tableView.indexPathsForVisibleRows ?? []).compactMap { viewModel(at: $0) }
    rowCounts.forget(appended)
    keepingHeights(but: shown) {
      tableView.performBatchUpdates {
        tableView.insertSections(appended.sections, with: .none)
        tableView.insertRows(at: appended.rows, with: .none)
      }
    }
    for cell in tableView.visibleCells { (cell as? any MFSCell)?.showAgain() }
    return true
  }

  /// Runs what has the table ask for heights, which gets those it was told before but for those of `changed`.
  private func keepingHeights(but changed: [any MFSViewModel], _ body: () -> Void) {
    rowHeights.forget(changed)
    rowHeights.areKept = true
    body()
    // Asks for the heights now, and for no cells: the table may be scrolled on before it shows them.
    _ = tableView.contentSize
    rowHeights.areKept = false
  }
}

extension MFSCell {
  /// Binds and resizes again what changed in its view model.
  fileprivate func showAgain() {
    viewModel = viewModel
  }
}
