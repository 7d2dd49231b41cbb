import CellCatalog
import CellSnapshots
import Foundation

/// Tells the user how rendering goes: progress on a terminal, a line for each job, the stages' shares.
@MainActor
final class RenderReport: JobReport {
  let jobs: JobProgress
  private var times = StageTimes()
  private(set) var pictureCount = 0

  init(jobCount: Int) {
    jobs = JobProgress(count: jobCount)
  }

  func didFinish(_ result: RenderResult) throws(FileError) {
    times += result.times
    pictureCount += result.files.count
    jobs.clear()
    try StandardOutput.write(line: SummaryLine.text(for: result))
  }

  func writeTotal(in folder: OutputFolder) throws(CommandFailure) {
    let pictures = pictureCount == 1 ? "1 picture" : "\(pictureCount) pictures"
    try StandardOutput.line("\(pictures) in \(URL(fileURLWithPath: folder.path).path)")
  }

  func writeTiming() throws(CommandFailure) {
    try StageTable(times: times).write()
  }
}
