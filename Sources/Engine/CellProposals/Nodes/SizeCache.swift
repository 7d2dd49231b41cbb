/// The sizes that a node has answered, by their proposals. None is forgotten, so that no question is answered twice.
struct SizeCache {
  /// From this number of answers on, a table is faster than a search.
  private static let maximumListCount = 12

  private var list: [(proposal: Proposal, size: LayoutSize)] = []
  private var table: [Proposal: LayoutSize] = [:]

  func size(for proposal: Proposal) -> LayoutSize? {
    for entry in list where entry.proposal == proposal { return entry.size }
    return table.isEmpty ? nil : table[proposal]
  }

  mutating func insert(_ size: LayoutSize, for proposal: Proposal) {
    if list.count < Self.maximumListCount {
      if list.isEmpty { list.reserveCapacity(Self.maximumListCount / 2) }
      list.append((proposal, size))
    } else {
      table[proposal] = size
    }
  }
}
