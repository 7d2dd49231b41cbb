import CellCatalog
import CellDrawing
import CellSnapshots

/// An observer that notes nothing.
@MainActor
struct SilentObserver: RenderObserver {
  func willBegin(_ job: RenderJob) {}
  func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int) {}
  func didFind(_ diagnostic: Diagnostic, in title: String) {}
  func didSkip(_ job: RenderJob, _ reason: RenderError) {}
  func didFinish(_ result: RenderResult) throws(FileError) {}
  func didFail(_ job: RenderJob, _ error: RenderError) {}
}
