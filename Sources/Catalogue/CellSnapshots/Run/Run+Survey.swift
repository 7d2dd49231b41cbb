extension Run {
  /// Notes the references that no entry produces any more, and the references of its entries that the run did not
  /// examine. A shard, or a run that did not finish, notes neither.
  ///
  /// - Parameter entries: All entries of the run, including those that could not be drawn.
  package mutating func survey(_ store: ReferenceStore, entries: [EntryName]) throws(FileError) {
    (dead, unseen) = ([], nil)
    guard isComplete, shard == nil, missingShards.isEmpty else { return }
    // The set of pictures of an entry is unknown if it was not drawn to its end.
    let names = snapshots.filter { !$0.verdict.isUndrawn }.compactMap(\.snapshotName)
    let undrawn = Set(snapshots.filter { $0.verdict.isUndrawn }.map(\.entry).map(PathBytes.init))
    if isFull {
      dead = try store.deadReferences(
        names: names, entries: entries, undrawn: entries.filter { undrawn.contains(PathBytes($0.text)) },
        areAllWidths: hasUsualWidths)
    }
    unseen = try store.unseenReferences(
      names: names, entries: entries.filter { !undrawn.contains(PathBytes($0.text)) }, dead: dead)
  }
}

extension SnapshotResult {
  /// The name of the reference; nil if the entry's name is invalid, as in a run's file that was written by hand.
  package var snapshotName: SnapshotName? {
    guard let entry = try? EntryName(entry) else { return nil }
    return SnapshotName(entry: entry, title: name, tile: tile)
  }
}
