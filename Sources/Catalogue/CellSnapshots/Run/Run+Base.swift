extension Run {
  /// Finds the snapshots that were renamed since the base revision, and leaves in `base` what was removed.
  ///
  /// A shard and a run that did not finish know too little for this, so they are left as they are.
  package mutating func settleBase() {
    guard var base, isComplete, shard == nil, missingShards.isEmpty else { return }
    let known = snapshots.map(\.name).pathBytes
    // The pictures of an entry that could not be drawn are unknown, so none of them is removed.
    let undrawn = snapshots.filter(\.verdict.isUndrawn).map(\.entry).pathBytes
    base.unmatched.removeAll {
      known.contains(PathBytes($0.name)) || undrawn.contains(PathBytes($0.entry))
    }
    let renames = BaseRenames(snapshots, base.unmatched)
    for index in snapshots.indices {
      guard let old = renames.names[PathBytes(snapshots[index].name)] else { continue }
      snapshots[index].verdict = .renamed
      snapshots[index].baseName = old
    }
    let olds = renames.names.values.pathBytes
    let renamedEntries = base.unmatched.filter { olds.contains(PathBytes($0.name)) }.map(\.entry).pathBytes
    base.unmatched.removeAll { olds.contains(PathBytes($0.name)) }
    base.removedEntries.removeAll { renamedEntries.contains(PathBytes($0)) }
    self.base = base
  }
}
