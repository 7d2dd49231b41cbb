/// The reason why runs cannot be merged, in one line.
package struct MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String
}

extension Run {
  /// Merges the runs of several shards, or runs of different entries or circumstances.
  ///
  /// Throws if the runs were not made in the same way, or if a shard or a snapshot occurs twice.
  ///
  /// - Returns: The whole run, and the shards that are missing from it.
  package static func merging(_ runs: [Run]) throws(MergeError) -> (run: Run, missing: [Shard]) {
    guard var merged = runs.first else { throw MergeError(description: "there is no run to merge") }
    for run in runs.dropFirst() { try check(run, fits: merged) }
    if let run = runs.first(where: { !$0.missingShards.isEmpty }) {
      let missing = run.missingShards.map(String.init).joined(separator: ", ")
      throw MergeError(
        description:
          "one of the runs was merged without shard \(missing); name the folders of the shards themselves"
      )
    }
    guard merged.shard != nil else { return (try joining(runs), []) }
    let indices = runs.map { $0.shard?.index ?? 1 }
    let count = merged.shard?.count ?? 1
    if let twice = indices.first(where: { index in indices.count { $0 == index } > 1 }) {
      throw MergeError(
        description: "shard \(Shard(index: twice, count: count)) is given twice; name each run folder once")
    }
    let missing = (1...count).filter { !indices.contains($0) }.map { Shard(index: $0, count: count) }
    merged.snapshots = runs.flatMap(\.snapshots).sorted { ($0.entry, $0.name) < ($1.entry, $1.name) }
    (merged.shard, merged.shardTimes) = (nil, nil)
    merged.shards = runs.compactMap(\.shard)
    merged.isComplete = runs.allSatisfy(\.isComplete)
    merged.hasUsualWidths = runs.allSatisfy(\.hasUsualWidths)
    merged.decodesReferences = runs.allSatisfy { $0.decodesReferences == true }
    merged.dead = []
    merged.base = RunBase.merging(runs.compactMap(\.base))
    return (merged, missing)
  }

  /// Joins runs that are not shards of one run, such as a light one and a dark one.
  private static func joining(_ runs: [Run]) throws(MergeError) -> Run {
    var joined = runs[0]
    var names: Set<PathBytes> = []
    for snapshot in runs.flatMap(\.snapshots) where !names.insert(PathBytes(snapshot.name)).inserted {
      throw MergeError(
        description: "\(snapshot.name) is in two of the runs; name runs without common snapshots")
    }
    joined.snapshots = runs.flatMap(\.snapshots).sorted { ($0.entry, $0.name) < ($1.entry, $1.name) }
    joined.isComplete = runs.allSatisfy(\.isComplete)
    joined.decodesReferences = runs.allSatisfy { $0.decodesReferences == true }
    // The joined run covers all entries if one of the runs did.
    joined.patterns =
      runs.contains { $0.patterns.isEmpty } ? [] : Array(Set(runs.flatMap(\.patterns))).sorted()
    joined.hasUsualWidths = runs.allSatisfy(\.hasUsualWidths)
    joined.dead = []
    joined.unseen = unseen(in: runs)
    joined.base = RunBase.merging(runs.compactMap(\.base))
    return joined
  }

  /// Returns the references that no run examined.
  private static func unseen(in runs: [Run]) -> [String]? {
    let all = runs.compactMap(\.unseen)
    guard all.count == runs.count, var unseen = all.first else { return nil }
    for other in all.dropFirst() {
      let other = other.pathBytes
      unseen = unseen.filter { other.contains(PathBytes($0)) }
    }
    return unseen
  }

  private static func check(_ run: Run, fits other: Run) throws(MergeError) {
    func differ(_ what: String, _ left: String, _ right: String) -> MergeError {
      MergeError(description: "the runs were made with different \(what): \(left) and \(right)")
    }
    if run.shard?.count != other.shard?.count {
      throw differ("numbers of shards", "\(other.shard?.count ?? 1)", "\(run.shard?.count ?? 1)")
    }
    if run.shard != nil, run.shardTimes != other.shardTimes {
      throw differ(
        "times of snapshots", other.shardTimes ?? "none",
        "\(run.shardTimes ?? "none"); give the same file to --times on every machine")
    }
    if run.references != other.references { throw differ("references", other.references, run.references) }
    if run.base?.commit != other.base?.commit {
      throw differ("base revisions", other.base?.name ?? "none", run.base?.name ?? "none")
    }
    if run.rule != other.rule { throw differ("rules", other.rule, run.rule) }
    if run.program != other.program { throw differ("versions of CellSnap", other.program, run.program) }
    if run.shard != nil, run.patterns != other.patterns {
      throw differ(
        "entries", other.patterns.joined(separator: " "), run.patterns.joined(separator: " "))
    }
  }
}
