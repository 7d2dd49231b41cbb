/// The number of snapshots of a run for each verdict.
package struct RunCounts: Hashable, Sendable {
  private var counts: [SnapshotVerdict: Int] = [:]
  /// The number of snapshots that were recorded.
  package private(set) var recorded = 0
  package private(set) var total = 0

  package init(_ run: Run) {
    for snapshot in run.snapshots {
      total += 1
      if snapshot.isRecorded { recorded += 1 } else { counts[snapshot.verdict, default: 0] += 1 }
    }
  }

  /// Returns the number of snapshots with a verdict, without those that were recorded.
  package subscript(verdict: SnapshotVerdict) -> Int { counts[verdict] ?? 0 }

  /// The counts in words: `76 snapshots: 74 identical, 1 different, 1 missing`.
  package var text: String {
    var parts = SnapshotVerdict.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.words)" }
    if recorded > 0 { parts.append("\(recorded) recorded") }
    let subject = total == 1 ? "1 snapshot" : "\(total) snapshots"
    return parts.isEmpty ? subject : "\(subject): \(parts.joined(separator: ", "))"
  }
}
