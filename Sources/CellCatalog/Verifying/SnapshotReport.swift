import CellSnapshots
import UIKit

/// Tells the user how verifying or recording goes: a line for each snapshot that is not identical, and what changed in it.
@MainActor
final class SnapshotReport: RenderObserver {
  let progress = ProgressLine()
  private(set) var hasFailures = false
  /// In the order of the jobs.
  private(set) var snapshots: [SnapshotResult] = []
  /// Of the pictures that the jobs have, whatever became of them.
  private(set) var names: [SnapshotName] = []
  private let jobCount: Int
  private var warnings: Set<String> = []
  private var times = StageTimes()

  init(jobCount: Int) {
    self.jobCount = jobCount
  }

  func willBegin(_ job: RenderJob) {
    progress.show("\(job.index + 1) of \(jobCount)  \(job.title)")
  }

  func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int) {
    names.append(
      SnapshotName(entry: job.name, configuration: job.configuration, tile: tileCount > 1 ? tile + 1 : nil))
    guard tileCount > 1 else { return }
    progress.show("\(job.index + 1) of \(jobCount)  \(job.title), tile \(tile + 1) of \(tileCount)")
  }

  func didFind(_ diagnostic: Diagnostic, in job: RenderJob) {
    progress.clear()
    StandardError.line("\(job.title): \(diagnostic.path): \(diagnostic.message)")
  }

  func didFind(_ warning: String) {
    guard warnings.insert(warning).inserted else { return }
    progress.clear()
    StandardError.line(warning)
  }

  func didFinish(_ result: RenderResult) throws(CommandFailure) {
    times += result.times
    snapshots += result.snapshots
    progress.clear()
    for snapshot in result.snapshots where snapshot.verdict != .identical {
      try StandardOutput.line("\(snapshot.name)  \(snapshot.headline)")
      for line in snapshot.explanationLines { try StandardOutput.line("  \(line)") }
    }
  }

  func didFail(_ job: RenderJob, _ error: RenderError) {
    hasFailures = true
    progress.clear()
    StandardError.line(error.description)
  }

  func writeTiming() throws(CommandFailure) {
    try StageTable(times: times).write()
  }
}
