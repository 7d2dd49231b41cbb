internal import CellDrawing
import Foundation

/// The changes that lead from one snapshot to another, as index paths.
struct DiffableSnapshotChanges<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var changes = IndexPathChanges()

  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    compareSections(old, new)
    compareItems(old, new)
    for section in new.reloadedSectionIdentifiers {
      if let index = old.indexOfSection(section) { changes.reloadedSections.insert(index) }
    }
  }

  private mutating func compareSections(_ old: Snapshot, _ new: Snapshot) {
    for (index, section) in old.sectionIdentifiers.enumerated() where new.indexOfSection(section) == nil {
      changes.deletedSections.insert(index)
    }
    var kept: [(old: Int, new: Int)] = []
    for (index, section) in new.sectionIdentifiers.enumerated() {
      if let before = old.indexOfSection(section) {
        kept.append((before, index))
      } else {
        changes.insertedSections.insert(index)
      }
    }
    let steady = Set(kept.map(\.old).longestIncreasingIndices)
    for (place, pair) in kept.enumerated() where !steady.contains(place) {
      changes.movedSections[pair.old] = pair.new
    }
  }

  private mutating func compareItems(_ old: Snapshot, _ new: Snapshot) {
    let before = old.paths
    let reloaded = Set(new.reloadedItemIdentifiers)
    for (item, path) in before where new.owners[item] == nil {
      if !changes.deletedSections.contains(path.section) { changes.deletedItems.insert(path) }
    }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      var kept: [(old: IndexPath, new: IndexPath)] = []
      for (place, item) in (new.items[section] ?? []).enumerated() {
        let path = IndexPath(item: place, section: index)
        guard let source = before[item] else {
          if !changes.insertedSections.contains(index) { changes.insertedItems.insert(path) }
          continue
        }
        if reloaded.contains(item) { changes.reloadedItems.insert(source) }
        if old.owners[item] == section {
          kept.append((source, path))
        } else {
          changes.movedItems[source] = path
        }
      }
      let steady = Set(kept.map(\.old.item).longestIncreasingIndices)
      for (place, pair) in kept.enumerated() where !steady.contains(place) {
        changes.movedItems[pair.old] = pair.new
      }
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The index path of each item.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    paths.reserveCapacity(numberOfItems)
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (place, item) in (items[identifier] ?? []).enumerated() {
        paths[item] = IndexPath(item: place, section: section)
      }
    }
    return paths
  }
}
