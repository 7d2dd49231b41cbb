/// The failing snapshots of a run that have the same verdict and the same cause: the first change of their explanations.
/// The numbers in it may differ, as they do between widths. If another renderer drew the references, the cause is what
/// differs between the renderers.
package struct ChangeGroup: Hashable, Sendable {
  /// A change beside the cause.
  package struct Consequence: Hashable, Sendable, Codable {
    /// The change in the first of the snapshots that it is in.
    package var text: String
    /// The number of snapshots with the change.
    package var count: Int
  }

  /// The snapshots, in the order of the run. There is at least one.
  package private(set) var snapshots: [SnapshotResult]

  /// The snapshot that stands for the group.
  package var example: SnapshotResult { snapshots[0] }

  /// Returns the groups of the failing snapshots of a run.
  package static func groups(of run: Run) -> [ChangeGroup] {
    groups(of: run.snapshots.filter { !$0.isPassing })
  }

  /// Returns the groups of snapshots, in the order of their first snapshots. Snapshots that could not be drawn come before
  /// all others.
  package static func groups(of snapshots: [SnapshotResult]) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    var places: [Key: Int] = [:]
    for snapshot in snapshots.filter(\.verdict.lacksPicture) + snapshots.filter({ !$0.verdict.lacksPicture })
    {
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

  /// The changes after the cause, each once, in the order in which they are found.
  package var consequences: [Consequence] {
    if example.rendererChanges != nil { return [] }
    var found: [Consequence] = []
    var places: [String: Int] = [:]
    for snapshot in snapshots {
      var seen: Set<String> = []
      for line in snapshot.explanationLines.dropFirst() {
        let pattern = EntryExplanation.withoutNumbers(line)
        guard seen.insert(pattern).inserted else { continue }
        if let place = places[pattern] {
          found[place].count += 1
        } else {
          places[pattern] = found.count
          found.append(Consequence(text: line, count: 1))
        }
      }
    }
    return found
  }

  /// The common properties of the snapshots of a group.
  private struct Key: Hashable {
    var verdict: SnapshotVerdict
    var isRecorded: Bool
    var cause: String

    init(_ snapshot: SnapshotResult) {
      verdict = snapshot.verdict
      isRecorded = snapshot.isRecorded
      // The message about a missing reference names the reference, so every message would be one of a kind.
      let message = verdict == .missing ? nil : snapshot.message
      if let changes = snapshot.rendererChanges {
        cause = changes.joined(separator: "; ")
        return
      }
      let line = snapshot.explanation?.lines.first
      cause = EntryExplanation.withoutNumbers(line.map { $0.cause ?? $0.text } ?? message ?? "")
    }
  }
}
