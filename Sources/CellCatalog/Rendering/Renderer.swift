import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// Takes jobs through all stages: building, layout and recording here on the main actor, the rest on other threads.
@MainActor
struct Renderer {
  let destination: any TileDestination
  let observer: any RenderObserver
  var overlay: Overlay?

  /// Returns once every picture is done; throws, with nothing half-written, when one cannot be.
  func render(_ jobs: [RenderJob]) throws(CommandFailure) {
    let setting = DeviceSetting()
    defer { setting.restore() }
    let pool = PaintingPool(destination)
    var board = ResultBoard()
    do throws(CommandFailure) {
      for job in jobs {
        observer.willBegin(job)
        try render(job, with: pool, board: &board)
      }
      try CommandFailure.mapping { () throws(FileError) in try pool.finish() }
      try report(pool, &board)
    } catch {
      pool.cancel()
      throw error
    }
  }

  private func render(
    _ job: RenderJob, with pool: PaintingPool, board: inout ResultBoard
  ) throws(CommandFailure) {
    var times = StageTimes()
    job.configuration.makeCurrent()
    let content = times.measure(.build) {
      MountedContent(job.entry.build(), size: job.screenSize)
    }
    defer { content.unmount() }
    let shape: PictureShape
    do throws(RenderError) {
      shape = try times.measure(.layout) { () throws(RenderError) in
        try PictureShape(measuring: content, job: job)
      }
    } catch {
      observer.didFail(job, error)
      return board.skip(job)
    }
    // Measuring many rows leaves more behind than painting needs.
    if shape.rowCount > 1_000 { FreeMemory.giveBack() }
    let plan = TilePlan(
      size: shape.size, scale: job.configuration.scale, rowEdges: shape.rowEdges,
      maximumSide: overlay == nil ? Bitmap.maximumSide : Overlay.maximumSide)
    board.begin(job, shape: shape, tileCount: plan.count, times: times)
    let recorder = TileRecorder(
      content: content, shape: shape, plan: plan, job: job,
      needsLayouts: destination.needsLayouts || overlay != nil)
    for index in 0..<plan.count {
      var recordTimes = StageTimes()
      let tile = recordTimes.measure(.record) {
        let tile = recorder.record(tile: index)
        return overlay?.applied(to: tile) ?? tile
      }
      for diagnostic in Diagnostics.take() { observer.didFind(diagnostic, in: job) }
      board.add(recordTimes, to: job)
      observer.willPaint(job, tile: index, of: plan.count)
      try CommandFailure.mapping { () throws(FileError) in try pool.paint(tile) }
      try report(pool, &board)
    }
  }

  private func report(_ pool: PaintingPool, _ board: inout ResultBoard) throws(CommandFailure) {
    for result in pool.takeResults() {
      for warning in result.brokenImages { observer.didFind(warning) }
      board.add(result)
    }
    for result in board.takeFinished() { try observer.didFinish(result) }
  }
}
