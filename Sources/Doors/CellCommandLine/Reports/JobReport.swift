import CellCatalog
import CellDrawing
import CellSnapshots

/// An observer that reports progress, warnings and failures in the way of all commands.
@MainActor
protocol JobReport: RenderObserver {
  var jobs: JobProgress { get }
}

extension JobReport {
  func willBegin(_ job: RenderJob) {
    jobs.show(job)
  }

  func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int) {
    jobs.show(job, tile: tile, of: tileCount)
  }

  func didFind(_ diagnostic: Diagnostic, in title: String) {
    jobs.clear()
    DiagnosticLines.write(diagnostic, in: title)
  }

  func didSkip(_ job: RenderJob, _ reason: RenderError) {
    jobs.sayOnce(reason.description)
  }

  func didFail(_ job: RenderJob, _ error: RenderError) {
    jobs.say(error.description)
    Supervision.current.journal?.add(.verified(SnapshotResult(error, of: job)))
  }
}

/// The progress of a command's jobs on a terminal, and the lines printed beside it.
@MainActor
final class JobProgress {
  private let line = ProgressLine()
  private let count: Int
  private var said: Set<String> = []

  init(count: Int) {
    self.count = count
  }

  func show(_ job: RenderJob) {
    line.show("\(job.index + 1) of \(count)  \(job.title)")
  }

  func show(_ job: RenderJob, tile: Int, of tileCount: Int) {
    guard tileCount > 1 else { return }
    line.show("\(job.index + 1) of \(count)  \(job.title), tile \(tile + 1) of \(tileCount)")
  }

  /// Clears the progress from the terminal. Call it before anything else is written.
  func clear() {
    line.clear()
  }

  func say(_ text: String) {
    clear()
    StandardError.line(text)
  }

  func sayOnce(_ text: String) {
    guard said.insert(text).inserted else { return }
    say(text)
  }
}
