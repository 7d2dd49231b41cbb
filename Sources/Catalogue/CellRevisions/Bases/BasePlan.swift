package import CellSnapshots

/// The choice of the entries of a base that a run needs.
package struct BasePlan: Hashable, Sendable {
  /// The names of the entries to draw in the base, or to take from the store.
  package private(set) var entries: [String] = []
  /// The names of the entries that only the base has; empty if the run does not look at the whole catalogue.
  package private(set) var removed: [String] = []

  /// Makes the plan of a run that needs nothing of its base.
  package init() {}

  /// - Parameters:
  ///   - base: The names of all entries of the base.
  ///   - present: The names of all entries of the run, with those that other shards draw.
  ///   - drawn: The names of the entries that the run draws.
  ///   - isWhole: Whether the run is about the whole catalogue.
  ///   - shard: The part of the run that this machine takes; nil if it takes everything.
  package init(base: [String], present: [String], drawn: [String], isWhole: Bool, shard: Shard? = nil) {
    let (inBase, inPresent) = (base.pathBytes, present.pathBytes)
    entries = drawn.filter { inBase.contains(PathBytes($0)) }
    guard isWhole else { return }
    removed = base.filter { !inPresent.contains(PathBytes($0)) }
    // A removed entry is only of interest if a new one may have its pictures.
    guard present.contains(where: { !inBase.contains(PathBytes($0)) }) else { return }
    entries += removed.enumerated().filter { shard?.takes($0.offset) ?? true }.map(\.element)
  }
}
