/// The lines about the base revision of a run: what was drawn, added, renamed and removed.
package enum BaseSummary {
  /// The number of names in a line.
  private static let maximumNames = 10

  /// Returns the lines, or none if the run has no base revision.
  package static func lines(_ run: Run) -> [String] {
    guard let base = run.base else { return [] }
    let snapshots = run.snapshots
    let notAffected = snapshots.filter { $0.verdict == .notAffected }
    var lines = [overview(run, base, notAffected: notAffected.count)]
    lines += list("not affected", entries(of: notAffected))
    // Other shards may have the old picture of a new name.
    if run.shard != nil { return lines + rendererLines(snapshots) }
    lines += list("added", entries(of: snapshots.filter { $0.verdict == .added }))
    lines += list("renamed", renames(of: snapshots))
    lines += list("removed", removed(base))
    lines += rendererLines(snapshots)
    return lines
  }

  /// Returns one line for each set of differences between the renderers of the base and of the run.
  private static func rendererLines(_ snapshots: [SnapshotResult]) -> [String] {
    let changed = snapshots.filter { $0.isOfBase == true && $0.rendererChanges != nil }
    let counts = Dictionary(grouping: changed) { $0.rendererChanges?.joined(separator: "; ") ?? "" }
    return counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { changes, snapshots in
      let differ = snapshots.count == 1 ? "1 snapshot differs" : "\(snapshots.count) snapshots differ"
      return "\(differ) where the base was also drawn by something else: \(changes)"
    }
  }

  private static func overview(_ run: Run, _ base: RunBase, notAffected: Int) -> String {
    let drawn = run.snapshots.count - notAffected
    var parts = ["\(drawn) of \(run.snapshots.count) drawn"]
    if notAffected > 0 { parts.append("\(notAffected) not affected") }
    parts.append("\(base.storedCount) pictures of the base from the store, \(base.drawnCount) drawn")
    return "base \(base.name): " + parts.joined(separator: ", ")
  }

  private static func list(_ title: String, _ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let rest = names.count - maximumNames
    let shown = names.prefix(maximumNames).joined(separator: ", ")
    return ["\(title): \(shown)" + (rest > 0 ? " and \(rest) more" : "")]
  }

  private static func entries(of snapshots: [SnapshotResult]) -> [String] {
    once(snapshots.map(\.entry))
  }

  private static func renames(of snapshots: [SnapshotResult]) -> [String] {
    once(
      snapshots.compactMap { snapshot in
        guard snapshot.verdict == .renamed, let old = snapshot.baseName else { return nil }
        guard let name = snapshot.snapshotName, old.hasSuffix(".\(name.variant)") else {
          return "\(old) → \(snapshot.name)"
        }
        // `Feed/Feed` is the path of the entry `Feed`.
        let path = String(old.dropLast(name.variant.count + 1))
        let parts = FilePath.parts(of: path)
        return "\(parts.count == 2 && parts[0] == parts[1] ? parts[0] : path) → \(snapshot.entry)"
      })
  }

  private static func removed(_ base: RunBase) -> [String] {
    let gone = base.removedEntries.pathBytes
    return once(
      base.removedEntries + base.unmatched.filter { !gone.contains(PathBytes($0.entry)) }.map(\.name))
  }

  private static func once(_ names: [String]) -> [String] {
    var seen: Set<PathBytes> = []
    return names.filter { seen.insert(PathBytes($0)).inserted }
  }
}
