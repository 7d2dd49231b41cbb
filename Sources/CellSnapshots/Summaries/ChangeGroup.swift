/// The failing snapshots of a run that have the same verdict and the same changes. The numbers in the changes may
/// differ, as they do between widths.
package struct ChangeGroup: Hashable, Sendable {
  /// The snapshots, in the order of the run. There is at least one.
  package private(set) var snapshots: [SnapshotResult]

  /// The snapshot that stands for the group.
  package var example: SnapshotResult { snapshots[0] }

  /// Returns the groups of a run, in the order of their first snapshots.
  package static func groups(of run: Run) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    var places: [Key: Int] = [:]
    for snapshot in run.snapshots where !snapshot.isPassing {
      let key = Key(snapshot)
      if let place = places[key] {
        groups[place].snapshots.append(snapshot)
      } else {
        places[key] = groups.count
        groups.append(ChangeGroup(snapshots: [snapshot]))
      }
    }
    return groups
  }

  /// The common properties of the snapshots of a group.
  private struct Key: Hashable {
    var verdict: SnapshotVerdict
    var changes: [String]

    init(_ snapshot: SnapshotResult) {
      verdict = snapshot.verdict
      let lines = snapshot.explanationLines
      // The message about a missing reference names the reference, so every message would be one of a kind.
      let texts = lines.isEmpty && verdict != .missing ? [snapshot.message ?? ""] : lines
      changes = texts.map(EntryExplanation.withoutNumbers)
    }
  }
}
