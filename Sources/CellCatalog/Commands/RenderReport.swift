import CellSnapshots
import Foundation
import UIKit

/// Tells the user how rendering goes: progress on a terminal, a line for each job, the stages' shares.
@MainActor
final class RenderReport: RenderObserver {
  let progress = ProgressLine()
  private(set) var hasFailures = false
  private let jobCount: Int
  private var warnings: Set<String> = []
  private var times = StageTimes()
  private var pictureCount = 0

  init(jobCount: Int) {
    self.jobCount = jobCount
  }

  func willBegin(_ job: RenderJob) {
    progress.show("\(job.index + 1) of \(jobCount)  \(job.title)")
  }

  func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int) {
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
    pictureCount += result.files.count
    progress.clear()
    try StandardOutput.line(SummaryLine.text(for: result))
  }

  func didFail(_ job: RenderJob, _ error: RenderError) {
    hasFailures = true
    progress.clear()
    StandardError.line(error.description)
  }

  func writeTotal(in folder: OutputFolder) throws(CommandFailure) {
    let pictures = pictureCount == 1 ? "1 picture" : "\(pictureCount) pictures"
    try StandardOutput.line("\(pictures) in \(URL(fileURLWithPath: folder.path).path)")
  }

  func writeTiming() throws(CommandFailure) {
    try StageTable(times: times).write()
  }
}
