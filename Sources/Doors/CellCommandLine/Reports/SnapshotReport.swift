import CellCatalog
import CellSnapshots

/// The report of `verify` and `record`.
///
/// For each entry it prints a line for each snapshot that is not identical, then what changed in them.
@MainActor
final class SnapshotReport: JobReport {
  let jobs: JobProgress
  /// The snapshots of the current entry that are not identical.
  private var waiting: [SnapshotResult] = []
  /// The titles of the snapshots of jobs that finished after the last note in the journal about what the user
  /// has read.
  private var finished: [String] = []

  init(jobs: JobProgress) {
    self.jobs = jobs
  }

  func didFinish(_ result: RenderResult) throws(FileError) {
    for snapshot in result.snapshots where snapshot.verdict != .identical && !snapshot.isToldAtEnd {
      if waiting.first?.entry != snapshot.entry { try finish() }
      waiting.append(snapshot)
    }
    Supervision.current.journal?.add(
      .finished(snapshot: result.snapshotTitle, seconds: result.times.total))
    finished.append(result.snapshotTitle)
    if waiting.isEmpty { noteTold() }
  }

  /// Prints the rest of the report about the last entry.
  func finish() throws(FileError) {
    jobs.clear()
    defer { waiting = [] }
    for snapshot in waiting {
      try StandardOutput.line("\(snapshot.name)  \(snapshot.headline)")
    }
    for line in EntryExplanation(of: waiting).lines { try StandardOutput.line("  \(line)") }
    noteTold()
  }

  private func noteTold() {
    for title in finished { Supervision.current.journal?.add(.told(snapshot: title, pictures: 0)) }
    finished = []
  }
}

extension SnapshotResult {
  /// Whether a line at the end of the run tells it together with others.
  fileprivate var isToldAtEnd: Bool {
    isOfBase == true && (verdict == .added || verdict == .otherRenderer && rendererChanges != nil)
  }
}
