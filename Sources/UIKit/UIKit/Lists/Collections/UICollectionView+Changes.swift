import Foundation

extension UICollectionView {
  /// Applies changes as one batch. The closure does not outlive the call, as in UIKit where it is not optional.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// Asks the data source to fill the shown cells of items again. If it returns another cell, the item is
  /// reloaded.
  func reconfigure(_ paths: [IndexPath]) {
    var replaced: [IndexPath] = []
    for path in paths {
      guard let cell = shownCell(at: path), let dataSource else { continue }
      state.reconfiguredCell = cell
      if dataSource.collectionView(self, cellForItemAt: path) !== cell { replaced.append(path) }
      state.reconfiguredCell = nil
      cell.setNeedsUpdateConfiguration()
    }
    if replaced.isEmpty { collectionViewLayout.invalidateLayout() } else { reloadItems(at: replaced) }
  }

  func change(_ record: (inout IndexPathChanges) -> Void) {
    record(&state.changes)
    if state.batchDepth == 0 { applyChanges() }
  }

  /// Keeps the cells of the items that remain and recycles all others.
  ///
  /// Unlike UIKit, item counts that do not add up reload everything instead of raising an exception.
  func applyChanges() {
    let changes = state.changes
    state.changes = IndexPathChanges()
    let old = state.itemCounts
    state.itemCounts = nil
    // Other items are at these index paths from now on.
    state.prefetched = []
    collectionViewLayout.invalidateLayout()
    guard let old else { return }
    state.asksForOffset = true
    let new = loadedCounts
    guard changes.agrees(from: old, to: new) else {
      reloadData()
      return
    }
    let paths = state.views.keys.filter { $0.category == .cell }.map(\.indexPath)
    let kept = changes.mapping(of: paths, from: old)
    for key in state.views.keys.sorted() where key.category != .cell || kept[key.indexPath] == nil {
      recycle(key)
    }
    let views = state.views
    state.views = [:]
    for (key, view) in views {
      guard let path = kept[key.indexPath] else { continue }
      state.views[ElementKey(category: .cell, kind: nil, indexPath: path)] = view
    }
    state.selection = Set(changes.mapping(of: state.selection, from: old).values)
  }
}
