extension Shard {
  /// Returns the indices of missing shards.
  package static func missing(in shards: [Shard]) -> [Int] {
    guard let count = shards.map(\.count).max(), (1...maximumCount).contains(count) else { return [] }
    let present = Set(shards.map(\.index))
    return (1...count).filter { !present.contains($0) }
  }
}
