extension Run {
  /// Notes which references no entry produces any more and which of its entries' references it did not look at; neither
  /// of a run that is a part of another or did not come to its end.
  ///
  /// - Parameter entries: all that the run was made of, also those that could not be drawn.
  package mutating func survey(_ store: ReferenceStore, entries: [EntryName]) throws(FileError) {
    (dead, unseen) = ([], nil)
    guard isComplete, shard == nil, missingShards.isEmpty else { return }
    // Nobody knows which pictures an entry has that was not drawn to its end.
    let names = snapshots.filter { !$0.verdict.lacksPicture }.compactMap(\.snapshotName)
    let undrawn = Set(snapshots.filter { $0.verdict.lacksPicture }.map(\.entry).map(PathBytes.init))
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
  /// Where its reference lies; nil where its entry's name is none, as in a run's file that somebody wrote by hand.
  package var snapshotName: SnapshotName? {
    guard let entry = try? EntryName(entry) else { return nil }
    return SnapshotName(entry: entry, title: name, tile: tile)
  }
}
