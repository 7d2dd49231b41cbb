package import CellSnapshots
package import UIKit

/// An observer of rendering.
@MainActor
package protocol RenderObserver {
  func willBegin(_ job: RenderJob)
  func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int)
  /// Called when something could not be drawn as specified.
  func didFind(_ diagnostic: Diagnostic, in job: RenderJob)
  /// Called with a line about something in a finished job that could not be read.
  func didFind(_ warning: String)
  /// Called for each finished job, in the order of the jobs.
  func didFinish(_ result: RenderResult) throws(FileError)
  /// Called when a job has no picture.
  func didFail(_ job: RenderJob, _ error: RenderError)
}
