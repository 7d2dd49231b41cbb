import CellCatalog
import CellSnapshots

/// Tells the user how verifying or recording goes: a line for each snapshot that is not identical, and what changed in it.
@MainActor
final class SnapshotReport: JobReport {
  let jobs: JobProgress
  /// In the order of the jobs.
  private(set) var snapshots: [SnapshotResult] = []
  /// Of the pictures that the jobs have, whatever became of them.
  private(set) var names: [SnapshotName] = []
  private var times = StageTimes()

  init(jobCount: Int) {
    jobs = JobProgress(count: jobCount)
  }

  func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int) {
    names.append(
      SnapshotName(entry: job.name, configuration: job.configuration, tile: tileCount > 1 ? tile + 1 : nil))
    jobs.show(job, tile: tile, of: tileCount)
  }

  func didFinish(_ result: RenderResult) throws(FileError) {
    times += result.times
    snapshots += result.snapshots
    jobs.clear()
    for snapshot in result.snapshots where snapshot.verdict != .identical {
      try StandardOutput.write(line: "\(snapshot.name)  \(snapshot.headline)")
      for line in snapshot.explanationLines { try StandardOutput.write(line: "  \(line)") }
    }
  }

  func writeTiming() throws(CommandFailure) {
    try StageTable(times: times).write()
  }
}
