import Foundation

extension UITableView {
  /// Applies changes as one batch. The closure does not outlive the call, as in UIKit where it is not optional.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// Asks the data source to fill the shown cells of rows again. If it returns another cell, the row is
  /// reloaded.
  func reconfigure(_ paths: [IndexPath]) {
    var replaced: [IndexPath] = []
    for path in paths {
      guard let cell = state.cells[path], let dataSource else { continue }
      state.reconfiguredCell = cell
      if dataSource.tableView(self, cellForRowAt: path) !== cell { replaced.append(path) }
      state.reconfiguredCell = nil
      cell.setNeedsUpdateConfiguration()
    }
    change { $0.reloadedItems.formUnion(replaced) }
  }

  func change(_ record: (inout IndexPathChanges) -> Void) {
    record(&state.changes)
    if state.batchDepth == 0 { applyChanges() }
  }

  /// Keeps the cells of the rows that remain, asks for counts and heights again, and recycles the other cells.
  ///
  /// Unlike UIKit, row counts that do not add up reload the whole table instead of raising an exception.
  func applyChanges() {
    let changes = state.changes
    state.changes = IndexPathChanges()
    let old = state.rowCounts
    let hadRows = !state.needsCounts
    state.needsCounts = true
    state.needsHeights = true
    setNeedsLayout()
    guard hadRows else { return }
    loadIfNeeded()
    guard changes.agrees(from: old, to: state.rowCounts) else {
      discardRows()
      return
    }
    moveRows(by: changes, from: old)
  }

  private func moveRows(by changes: IndexPathChanges, from old: [Int]) {
    let kept = changes.mapping(of: state.cells.keys, from: old)
    for path in state.cells.keys.sorted() where kept[path] == nil { recycle(rowAt: path) }
    let cells = state.cells
    state.cells = [:]
    for (path, cell) in cells {
      if let new = kept[path], state.extents.contains(new) { state.cells[new] = cell }
    }
    let selection = changes.mapping(of: state.selection, from: old).values
    state.selection = Set(selection.filter(state.extents.contains))
    for section in state.headers.keys.sorted() { recycleHeader(section) }
    for section in state.footers.keys.sorted() { recycleFooter(section) }
  }
}
