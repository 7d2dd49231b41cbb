/// The boxes of many nodes, so that painting a tall scene tile by tile does not look at every node each time.
struct NodeIndex {
  /// The minimum number of nodes for an index. Fewer nodes are checked one by one.
  static let minimumNodes = 64
  private static let blockCount = 64

  private let extents: [Extents]
  /// The box around each group of `blockCount` nodes.
  private let blocks: [Extents]

  init(_ nodes: [Node]) {
    extents = nodes.map { $0.extents ?? .nothing }
    blocks = stride(from: 0, to: nodes.count, by: Self.blockCount).map { [extents] start in
      extents[start..<min(start + Self.blockCount, extents.count)].reduce(.nothing) { $0.union($1) }
    }
  }

  /// Calls `body` with the indices of the nodes that may be visible in `visible`, in their order.
  func forEach(touching visible: Extents, _ body: (Int) -> Void) {
    for (number, block) in blocks.enumerated() where block.touches(visible) {
      let start = number * Self.blockCount
      for place in start..<min(start + Self.blockCount, extents.count) where extents[place].touches(visible) {
        body(place)
      }
    }
  }
}

/// The indexes of the lists of nodes in the scene that one thread painted last.
final class NodeIndexes {
  private struct Entry {
    /// The list itself, kept so that no other list gets the same address.
    var nodes: [Node]
    var isPainted = false
    var index: NodeIndex?
  }

  private var root: UnsafeRawPointer?
  private var entries: [UnsafeRawPointer: Entry] = [:]

  /// Forgets the lists of another scene.
  func begin(_ nodes: [Node]) {
    guard let address = Self.address(of: nodes), root != address else { return }
    entries.removeAll()
    // Keeping the list ensures that no other list gets its address.
    entries[address] = Entry(nodes: nodes)
    root = address
  }

  /// Returns the index of a list of nodes, or nil if the list is short or painted for the first time.
  func index(of nodes: [Node]) -> NodeIndex? {
    guard nodes.count >= NodeIndex.minimumNodes, let address = Self.address(of: nodes) else { return nil }
    let entry = entries[address, default: Entry(nodes: nodes)]
    if let index = entry.index { return index }
    entries[address] = Entry(nodes: nodes, isPainted: true, index: entry.isPainted ? NodeIndex(nodes) : nil)
    return entries[address]?.index
  }

  private static func address(of nodes: [Node]) -> UnsafeRawPointer? {
    nodes.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }
}
