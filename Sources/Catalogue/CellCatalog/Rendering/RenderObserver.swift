package import CellDrawing
package import CellSnapshots

/// An observer of rendering.
@MainActor
package protocol RenderObserver {
  func willBegin(_ job: RenderJob)
  func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int)
  /// Called when something in a picture could not be drawn as requested. `title` is the job's.
  func didFind(_ diagnostic: Diagnostic, in title: String)
  /// Called when a job has no picture because its entry shows nothing that the picture would be of.
  func didSkip(_ job: RenderJob, _ reason: RenderError)
  /// Called for each finished job, in the order of the jobs.
  func didFinish(_ result: RenderResult) throws(FileError)
  /// Called when a job has no picture.
  func didFail(_ job: RenderJob, _ error: RenderError)
}
