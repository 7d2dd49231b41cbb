package import CellCatalog
import CellDrawing
import Foundation

/// What is painted over a picture, to explain it.
package enum Overlay: String, CaseIterable, Sendable {
  /// The frame of each view, with its name and size.
  case frames
  /// The frames of cells and controllers in the pattern, each in the colour of the cache that keeps it; collapsed and
  /// expanded side by side where there are both.
  case caches
  /// The constraints of views, as lines with their constants; those that do not hold stand out, and views that they
  /// leave open.
  case constraints

  /// The longest side in pixels of a picture that is to get an overlay; the rest is its legend's.
  package static let maximumSide = Bitmap.maximumSide - legendSide
  /// How high a legend may become, in pixels.
  static let legendSide = 8_192

  /// The tiles of a job with the overlay painted over them, each under a name of its own.
  @MainActor
  package func source(of job: RenderJob, times: inout StageTimes) throws(RenderError) -> any TileSource {
    switch self {
    case .frames:
      try OverlaidTiles(of: job, times: &times, for: self) { view, rect, isDark, legendHeight in
        FramesOverlay(
          OutlinedView.views(in: view, rect: rect), rect: rect, isDark: isDark, legendHeight: legendHeight)
      }
    case .caches: try CachesTiles(of: job, times: &times)
    case .constraints:
      try OverlaidTiles(of: job, times: &times, for: self) { view, rect, isDark, legendHeight in
        ConstraintsOverlay(
          DrawnConstraints(in: view, rect: rect), rect: rect, isDark: isDark, legendHeight: legendHeight)
      }
    }
  }

  /// How high a legend may become, in points.
  static func legendHeight(in configuration: Configuration) -> CGFloat {
    CGFloat(legendSide) / configuration.scale
  }
}

extension RecordedTile {
  /// The tile with another drawing in the place of its own, under the overlay's name.
  func replaced(by drawing: Scene, for overlay: Overlay) -> RecordedTile {
    var tile = self
    tile.name.variant += "-\(overlay.rawValue)"
    tile.scene = drawing
    return tile
  }
}
