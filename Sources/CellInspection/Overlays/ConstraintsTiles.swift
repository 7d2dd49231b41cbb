import CellCatalog
import Foundation

/// The tiles of a job, each with the constraints of what it shows.
@MainActor
struct ConstraintsTiles: TileSource {
  private let recorder: TileRecorder

  init(of job: RenderJob, times: inout StageTimes) throws(RenderError) {
    recorder = try TileRecorder(of: job, maximumSide: Overlay.maximumSide, times: &times)
  }

  var rowCount: Int { recorder.rowCount }
  var tileCount: Int { recorder.tileCount }

  func record(tile index: Int) -> RecordedTile {
    let tile = recorder.record(tile: index)
    let drawing = ConstraintsOverlay(
      DrawnConstraints(in: recorder.content.view, rect: tile.rect), rect: tile.rect,
      isDark: tile.configuration.userInterfaceStyle == .dark,
      legendHeight: Overlay.legendHeight(in: tile.configuration))
    var explained = tile.replaced(by: drawing.scene(over: tile.scene), for: .constraints)
    explained.rect = drawing.pageRect
    return explained
  }

  func close() {
    recorder.close()
  }
}
