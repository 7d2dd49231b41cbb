/// The items of one section. Items may contain other items and can be expanded and collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// An item's parent and children.
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  private var nodes: [ItemIdentifierType: Node] = [:]
  public private(set) var rootItems: [ItemIdentifierType] = []

  public init() {}

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }
  /// The items without a collapsed ancestor.
  public var visibleItems: [ItemIdentifierType] { flattened(rootItems) { nodes[$0]?.isExpanded == true } }

  private func flattened(
    _ roots: [ItemIdentifierType], entering: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if entering(item) { waiting += (nodes[item]?.children ?? []).reversed() }
    }
    return found
  }

  /// Adds items at the end, or to the children of `parent`.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, nodes[parent] == nil { SnapshotFault.unknownItem(parent) }
    insert(items, in: parent, at: children(of: parent).count)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, after: false)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, after: true)
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool) {
    guard let node = nodes[other], let index = children(of: node.parent).firstIndex(of: other) else {
      SnapshotFault.unknownItem(other)
    }
    insert(items, in: node.parent, at: after ? index + 1 : index)
  }

  private mutating func insert(_ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int) {
    var known = Set(nodes.keys)
    let twice = items.filter { !known.insert($0).inserted }
    guard twice.isEmpty else {
      let list = twice.map { "    \($0)" }.joined(separator: ",\n")
      preconditionFailure(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n\(list)\n)}")
    }
    for item in items { nodes[item] = Node(parent: parent) }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { nodes[$0]?.children ?? [] } ?? rootItems
  }

  /// Inserts the items of another snapshot after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, after: item)
    takeContents(of: snapshot)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, before: item)
    takeContents(of: snapshot)
  }

  /// Replaces the children of an item with the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(children(of: parent))
    append(snapshot.rootItems, to: parent)
    takeContents(of: snapshot)
  }

  private mutating func takeContents(of snapshot: NSDiffableDataSourceSectionSnapshot) {
    for item in snapshot.items {
      append(snapshot.children(of: item), to: item)
      nodes[item]?.isExpanded = snapshot.isExpanded(item)
    }
  }

  /// Deletes items together with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      if let parent = node.parent {
        nodes[parent]?.children.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      for inner in flattened([item], entering: { _ in true }) { nodes[inner] = nil }
    }
  }

  public mutating func deleteAll() {
    self = NSDiffableDataSourceSectionSnapshot()
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded == true }

  /// Returns whether no ancestor of the item is collapsed.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent, let outer = nodes[parent] {
      guard outer.isExpanded else { return false }
      node = outer
    }
    return true
  }

  /// Returns the number of the item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var parent = nodes[item]?.parent
    while let outer = parent {
      level += 1
      parent = nodes[outer]?.parent
    }
    return level
  }

  /// Returns the index of an item among all items.
  public func index(of item: ItemIdentifierType) -> Int? {
    nodes[item] == nil ? nil : items.firstIndex(of: item)
  }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Returns the descendants of an item, and the item itself if `includingParent` is true.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var snapshot = NSDiffableDataSourceSectionSnapshot()
    guard nodes[parent] != nil else { return snapshot }
    for item in flattened([parent], entering: { _ in true }) {
      if item == parent {
        if includingParent { snapshot.append([item]) }
      } else {
        let outer = nodes[item]?.parent
        snapshot.append([item], to: outer == parent && !includingParent ? nil : outer)
      }
      if isExpanded(item) { snapshot.expand([item]) }
    }
    return snapshot
  }

  /// Returns a line for each item, indented by its level.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children(of: item).isEmpty ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }
}
