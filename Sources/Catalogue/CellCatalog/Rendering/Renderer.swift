import CellDrawing
package import CellSnapshots
import Foundation
import UIKit

/// A renderer that takes jobs through all stages. Building, layout and recording run on the main actor, and the rest on
/// other threads.
@MainActor
package struct Renderer {
  let destination: any TileDestination
  let observer: any RenderObserver
  /// The source of a job's tiles; unless specified, tiles are recorded as they are.
  var source: TileSourceMaking?
  /// The jobs that ended an earlier process, by the titles of their snapshots. They are not drawn again.
  package var ends: [String: EarlyEnd] = [:]
  /// The results of the jobs that an earlier process finished, by the titles of their snapshots. They are not drawn
  /// again.
  package var finished: [String: [SnapshotResult]] = [:]
  /// Whether a job is completed before the next one begins, so that a crash can only come from this job.
  package var isCareful = false

  package init(
    destination: any TileDestination, observer: any RenderObserver, source: TileSourceMaking? = nil
  ) {
    self.destination = destination
    self.observer = observer
    self.source = source
  }

  /// Renders the jobs until every picture is done or a file cannot be written. No file is left half-written.
  package func render(_ jobs: [RenderJob]) -> RenderOutcome {
    var pool = PaintingPool(destination)
    var board = ResultBoard()
    var outcome = RenderOutcome()
    do throws(FileError) {
      for job in jobs {
        FilePath.returnToStartFolder()
        observer.willBegin(job)
        let interruptions = DrawingWatch.interruptionCount
        // The tiles have their own diagnostics. The rest is found where there is no tile, such as in a failed layout.
        let diagnostics = Diagnostics()
        defer { for diagnostic in diagnostics.take() { observer.didFind(diagnostic, in: job.title) } }
        try job.using { () throws(FileError) in
          try diagnostics.collecting { () throws(FileError) in
            try render(job, with: pool, board: &board, &outcome)
          }
        }
        // The next job may end the process because of what an interruption leaves over.
        if isCareful || DrawingWatch.interruptionCount != interruptions {
          try pool.finish()
          try report(pool, &board, &outcome)
          pool = PaintingPool(destination)
        }
      }
      try pool.finish()
      try report(pool, &board, &outcome)
    } catch {
      pool.cancel()
      outcome.error = error
      // Finished results are kept, wherever they are in the order.
      for result in pool.takeResults() { board.add(result) }
      for result in board.takeAllFinished() { try? report(result, &outcome) }
    }
    return outcome
  }

  private func render(
    _ job: RenderJob, with pool: PaintingPool, board: inout ResultBoard, _ outcome: inout RenderOutcome
  ) throws(FileError) {
    if let end = ends[job.snapshotTitle] {
      board.add([SnapshotResult(end, of: job)], of: job)
      return try report(pool, &board, &outcome)
    }
    if let results = finished[job.snapshotTitle] {
      board.add(results, of: job)
      return try report(pool, &board, &outcome)
    }
    var times = StageTimes()
    var source: (any TileSource)?
    do throws(RenderError) {
      source = try DrawingWatch.during(job) { () throws(RenderError) in try makeSource(of: job, times: &times)
      }
    } catch {
      if case .nothingInPattern = error {
        outcome.emptyJobs += 1
        observer.didSkip(job, error)
        return board.skip(job)
      }
      observer.didFail(job, error)
      board.add([SnapshotResult(error, of: job)], of: job)
      return try report(pool, &board, &outcome)
    }
    // The views are released during the watch too, since their deinitialisers are code of the entry.
    defer {
      DrawingWatch.during(job) {
        source?.close()
        source = nil
      }
    }
    let tileCount = source?.tileCount ?? 0
    board.begin(job, rowCount: source?.rowCount ?? 0, tileCount: tileCount, times: times)
    for index in 0..<tileCount {
      var recordTimes = StageTimes()
      guard
        let tile = DrawingWatch.during(job, { recordTimes.measure(.record) { source?.record(tile: index) } })
      else { break }
      for diagnostic in tile.diagnostics { observer.didFind(diagnostic, in: job.title) }
      board.add(tile, times: recordTimes)
      observer.willPaint(job, tile: index, of: tileCount)
      try pool.paint(tile)
      try report(pool, &board, &outcome)
    }
  }

  private func makeSource(
    of job: RenderJob, times: inout StageTimes
  ) throws(RenderError) -> any TileSource {
    guard let animation = job.entry.animation else { return try stillSource(of: job, times: &times) }
    return try AnimatedTile(of: job, animation, times: &times) { job, times throws(RenderError) in
      try stillSource(of: job, times: &times)
    }
  }

  private func stillSource(
    of job: RenderJob, times: inout StageTimes
  ) throws(RenderError) -> any TileSource {
    if let source { return try source(job, &times) }
    return try TileRecorder(of: job, needsLayouts: destination.needsLayouts, times: &times)
  }

  private func report(
    _ pool: PaintingPool, _ board: inout ResultBoard, _ outcome: inout RenderOutcome
  ) throws(FileError) {
    for result in pool.takeResults() { board.add(result) }
    for result in board.takeFinished() { try report(result, &outcome) }
  }

  private func report(_ result: RenderResult, _ outcome: inout RenderOutcome) throws(FileError) {
    for diagnostic in result.diagnostics { observer.didFind(diagnostic, in: result.jobTitle) }
    outcome.results.append(result)
    if result.snapshots.contains(where: \.verdict.lacksPicture) { outcome.failedJobs += 1 }
    try observer.didFinish(result)
  }
}
