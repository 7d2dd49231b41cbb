internal import UIKit

extension MFSTableController {
  /// Makes the table ask for the height of a row that changed, such as one that expands, and for no other height. A
  /// long table that asked for all heights would drop frames.
  public func rowHeightDidChange(of viewModel: any MFSViewModel) {
    keepingHeights(but: [viewModel]) { tableView.performBatchUpdates(nil) }
  }

  /// Inserts the rows that were added after others. Returns false if the table must be reloaded.
  func insertRows(appendedTo old: [MFSTableSection]) -> Bool {
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

  /// Runs `body`, in which the table asks for heights. It gets the kept heights, except for the rows of `changed`.
  private func keepingHeights(but changed: [any MFSViewModel], _ body: () -> Void) {
    rowHeights.forget(changed)
    rowHeights.areKept = true
    body()
    // This asks for the heights now, and for no cells: the table may be scrolled further before it shows them.
    _ = tableView.contentSize
    rowHeights.areKept = false
  }
}

extension MFSCell {
  /// Binds and resizes everything that changed in its view model.
  fileprivate func showAgain() {
    viewModel = viewModel
  }
}
