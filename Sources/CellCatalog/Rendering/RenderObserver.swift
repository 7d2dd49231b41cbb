package import CellSnapshots
package import UIKit

/// Whoever is told how rendering goes.
@MainActor
package protocol RenderObserver {
  func willBegin(_ job: RenderJob)
  func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int)
  /// Something could not be drawn as asked for.
  func didFind(_ diagnostic: Diagnostic, in job: RenderJob)
  /// Something of what a finished job shows could not be read, in a line.
  func didFind(_ warning: String)
  /// Called in the order of the jobs.
  func didFinish(_ result: RenderResult) throws(FileError)
  /// The job has no picture.
  func didFail(_ job: RenderJob, _ error: RenderError)
}
