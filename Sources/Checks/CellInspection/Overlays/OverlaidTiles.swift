import CellCatalog
import Foundation
import UIKit

/// The tiles of a job, each with an overlay that explains its views.
@MainActor
struct OverlaidTiles: TileSource {
  private let recorder: TileRecorder
  private let overlay: Overlay
  private let title: String?
  private let drawing: Drawing

  /// A closure that makes the overlay for the part `rect` of a view. `legendHeight` is the maximum height of the
  /// legend, in points.
  typealias Drawing = (_ view: UIView, _ rect: CGRect, _ isDark: Bool, _ legendHeight: CGFloat)
    -> any PictureOverlay

  /// - Parameter title: What the overlay shows, for the description of the picture; nil if it is not described.
  init(
    of job: RenderJob, title: String?, times: inout StageTimes, for overlay: Overlay,
    drawing: @escaping Drawing
  ) throws(RenderError) {
    recorder = try TileRecorder(of: job, maximumSide: Overlay.maximumSide, times: &times)
    self.overlay = overlay
    self.title = title
    self.drawing = drawing
  }

  var rowCount: Int { recorder.rowCount }
  var tileCount: Int { recorder.tileCount }

  func record(tile index: Int) -> RecordedTile {
    let tile = recorder.record(tile: index)
    let drawing = drawing(
      recorder.content.view, tile.rect, tile.configuration.userInterfaceStyle == .dark,
      Overlay.legendHeight(in: tile.configuration))
    var explained = tile.replaced(by: drawing.scene(over: tile.scene), for: overlay)
    explained.rect = drawing.pageRect
    explained.texts = drawing.texts
    if let title {
      explained.alternativeText =
        AlternativeText(of: recorder.content.view, rect: tile.rect, title: title).text
    }
    return explained
  }

  func close() {
    recorder.close()
  }
}
