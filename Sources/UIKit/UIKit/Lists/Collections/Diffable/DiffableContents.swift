import Foundation

/// The content that a diffable data source shows.
struct DiffableContents<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private(set) var sectionSnapshots: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  private var paths: [Item: IndexPath] = [:]

  /// Shows another snapshot.
  ///
  /// - Returns: The changes that lead to the snapshot, and the items whose cells only have to be reconfigured.
  mutating func show(
    _ next: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> (changes: IndexPathChanges, reconfigured: [IndexPath]) {
    let changes = DiffableSnapshotChanges(from: snapshot, to: next).changes
    snapshot = next.settled
    paths = snapshot.paths
    sectionSnapshots = sectionSnapshots.filter { section, contents in
      snapshot.items[section] == contents.visibleItems
    }
    return (changes, next.reconfiguredItemIdentifiers.compactMap { paths[$0] })
  }

  /// Shows the visible items of a section's own snapshot. A section that does not exist yet is added.
  mutating func show(
    _ contents: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section
  ) -> (changes: IndexPathChanges, reconfigured: [IndexPath]) {
    var next = snapshot
    next.replaceItems(inSection: section, with: contents.visibleItems)
    sectionSnapshots[section] = contents
    return show(next)
  }

  func item(at path: IndexPath) -> Item? {
    guard snapshot.sectionIdentifiers.indices.contains(path.section),
      let items = snapshot.items[snapshot.sectionIdentifiers[path.section]], items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  func path(of item: Item) -> IndexPath? { paths[item] }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func count(ofSection index: Int) -> Int { section(at: index).map { snapshot.items[$0]?.count ?? 0 } ?? 0 }

  /// Returns an item's level in its section and whether its children are shown, or nil if the section is flat.
  func outline(of item: Item) -> (level: Int, isExpanded: Bool)? {
    guard let section = snapshot.owners[item], let contents = sectionSnapshots[section] else { return nil }
    return (contents.level(of: item), contents.isExpanded(item))
  }
}
