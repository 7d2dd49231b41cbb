public import Foundation

extension UICollectionView {
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }

  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(_ record: (inout IndexPathChanges) -> Void) {
    record(&state.changes)
    if state.batchDepth == 0 { applyChanges() }
  }

  /// Keeps the cells of the items that remain and takes back all others.
  ///
  /// Unlike UIKit, numbers that do not add up reload everything instead of raising an exception.
  func applyChanges() {
    let changes = state.changes
    state.changes = IndexPathChanges()
    let old = state.itemCounts
    state.itemCounts = nil
    collectionViewLayout.invalidateLayout()
    guard let old else { return }
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
