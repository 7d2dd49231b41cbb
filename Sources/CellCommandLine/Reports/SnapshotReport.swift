import CellCatalog
import CellSnapshots

/// Tells the user how verifying or recording goes: a line for each snapshot that is not identical, and what changed in it.
@MainActor
struct SnapshotReport: JobReport {
  let jobs: JobProgress

  func didFinish(_ result: RenderResult) throws(FileError) {
    jobs.clear()
    for snapshot in result.snapshots where snapshot.verdict != .identical {
      try StandardOutput.write(line: "\(snapshot.name)  \(snapshot.headline)")
      for line in snapshot.explanationLines { try StandardOutput.write(line: "  \(line)") }
    }
  }
}
