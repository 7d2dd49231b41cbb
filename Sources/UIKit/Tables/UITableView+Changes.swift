public import Foundation

extension UITableView {
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(_ record: (inout IndexPathChanges) -> Void) {
    record(&state.changes)
    if state.batchDepth == 0 { applyChanges() }
  }

  /// Keeps the cells of the rows that remain, asks for numbers and heights again, and takes back the other cells.
  ///
  /// Unlike UIKit, numbers that do not add up reload the whole table instead of raising an exception.
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
