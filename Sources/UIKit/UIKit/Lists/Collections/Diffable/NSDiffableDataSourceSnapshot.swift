/// The content of a table or collection view at one time: sections of items, all known by identifiers.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var sections = OrderedIdentifiers<SectionIdentifierType>()
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section that contains each item.
  var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { owners.count }
  public var numberOfSections: Int { sections.all.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.all }
  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { sections.all.flatMap { items[$0] ?? [] } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { SnapshotFault.unknownSection(identifier) }
    return found
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }

  /// Returns the index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = owners[identifier] else { return nil }
    var before = 0
    for other in sections.all {
      if other == section { return items[section]?.firstIndex(of: identifier).map { before + $0 } }
      before += items[other]?.count ?? 0
    }
    return nil
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.index(of: identifier) }

  /// Adds items to a section, or to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.all.last else { SnapshotFault.noSection() }
    guard items[section] != nil else { SnapshotFault.unknownSection(section) }
    take(identifiers)
    items[section, default: []] += identifiers
    for item in identifiers { owners[item] = section }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, after: false)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, after: true)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool
  ) {
    guard owners[other] != nil, !identifiers.contains(other) else { SnapshotFault.unknownItem(other) }
    take(identifiers)
    guard let section = owners[other], let index = items[section]?.firstIndex(of: other) else { return }
    items[section]?.insert(contentsOf: identifiers, at: after ? index + 1 : index)
    for item in identifiers { owners[item] = section }
  }

  /// Removes items from their places, as UIKit moves items that are added again.
  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    SnapshotFault.requireUnique(identifiers, "item")
    remove(identifiers.filter { owners[$0] != nil })
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    guard !identifiers.isEmpty else { return }
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { owners[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for item in identifiers { owners[item] = nil }
  }

  /// Deletes items. Items that do not exist are skipped.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let known = identifiers.filter { owners[$0] != nil }
    remove(known)
    forget(known)
  }

  private mutating func forget(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool) {
    guard owners[item] != nil else { SnapshotFault.unknownItem(item) }
    insert([item], beside: other, after: after)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      guard owners[item] != nil else { SnapshotFault.unknownItem(item) }
      if !reloadedItemIdentifiers.contains(item) { reloadedItemIdentifiers.append(item) }
    }
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      guard owners[item] != nil else { SnapshotFault.unknownItem(item) }
      if !reconfiguredItemIdentifiers.contains(item) { reconfiguredItemIdentifiers.append(item) }
    }
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotFault.requireUnique(identifiers, "section")
    SnapshotFault.requireUnique(sections.all + identifiers, "section")
    sections.insert(identifiers, at: sections.all.count)
    for section in identifiers { items[section] = [] }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, after: false)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, after: true)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, after: Bool
  ) {
    guard let index = sections.index(of: other) else { SnapshotFault.unknownSection(other) }
    SnapshotFault.requireUnique(sections.all + identifiers, "section")
    sections.insert(identifiers, at: after ? index + 1 : index)
    for section in identifiers { items[section] = [] }
  }

  /// Deletes sections. Sections that do not exist are skipped.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      guard let gone = items.removeValue(forKey: section) else { continue }
      for item in gone { owners[item] = nil }
      forget(gone)
      sections.remove(section)
      reloadedSectionIdentifiers.removeAll { $0 == section }
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  private mutating func move(
    _ section: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool
  ) {
    guard sections.index(of: section) != nil else { SnapshotFault.unknownSection(section) }
    guard section != other else { return }
    sections.remove(section)
    guard let index = sections.index(of: other) else { SnapshotFault.unknownSection(other) }
    sections.insert([section], at: after ? index + 1 : index)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      guard sections.index(of: section) != nil else { SnapshotFault.unknownSection(section) }
      if !reloadedSectionIdentifiers.contains(section) { reloadedSectionIdentifiers.append(section) }
    }
  }

  /// The snapshot without its requests to reload and reconfigure.
  var settled: NSDiffableDataSourceSnapshot {
    var settled = self
    settled.reloadedSectionIdentifiers = []
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    return settled
  }

  /// Replaces the items of a section. A section that does not exist yet is added.
  mutating func replaceItems(inSection section: SectionIdentifierType, with identifiers: [ItemIdentifierType])
  {
    if sections.index(of: section) == nil { appendSections([section]) }
    remove(items[section] ?? [])
    appendItems(identifiers, toSection: section)
  }
}
