import CellAccessibility
package import CellCatalog
import CellDrawing
import Foundation

/// A kind of explanation that is painted over a picture.
package enum Overlay: String, CaseIterable, Sendable {
  /// The frame of each view, with its name and size.
  case frames
  /// The frames of cells and controllers in the pattern, each in the colour of the cache that keeps it. If there
  /// are collapsed and expanded states, they are side by side.
  case caches
  /// The constraints of views, as lines with their constants. Broken constraints stand out, and so do views that
  /// constraints do not determine.
  case constraints
  /// The elements that VoiceOver reads, numbered in its order, with what it reads for each.
  case accessibility
  /// The areas in which touches reach controls, views with gestures, and rows, with their sizes. Areas smaller than 44
  /// by 44 points stand out.
  case targets

  /// The maximum side of a picture with an overlay, in pixels. The rest is left for the legend.
  package static let maximumSide = Bitmap.maximumSide - legendSide
  /// The maximum height of a legend, in pixels.
  static let legendSide = 8_192

  /// The words for what the overlay shows, for people who do not see it.
  private var title: String {
    switch self {
    case .frames: "Frames of the views"
    case .caches: "Caches of the frames"
    case .constraints: "Constraints of the views"
    case .accessibility: "What VoiceOver reads"
    case .targets: "Areas that touches reach"
    }
  }

  /// Returns the tiles of a job with the overlay painted over them, each under a name of its own.
  ///
  /// - Parameter isDescribed: Whether the pictures are described for people who do not see them.
  @MainActor
  package func source(
    of job: RenderJob, isDescribed: Bool, times: inout StageTimes
  ) throws(RenderError) -> any TileSource {
    let title = isDescribed ? title : nil
    switch self {
    case .frames:
      return try OverlaidTiles(of: job, title: title, times: &times, for: self) {
        view, rect, isDark, legendHeight in
        FramesOverlay(
          OutlinedView.views(in: view, rect: rect), rect: rect, isDark: isDark, legendHeight: legendHeight)
      }
    case .caches: return try CachesTiles(of: job, title: title, times: &times)
    case .constraints:
      return try OverlaidTiles(of: job, title: title, times: &times, for: self) {
        view, rect, isDark, legendHeight in
        ConstraintsOverlay(
          DrawnConstraints(in: view, rect: rect), rect: rect, isDark: isDark, legendHeight: legendHeight)
      }
    case .accessibility:
      return try OverlaidTiles(of: job, title: title, times: &times, for: self) {
        view, rect, isDark, legendHeight in
        AccessibilityOverlay(
          AccessibilityReading(of: view, in: rect).elements, rect: rect, isDark: isDark,
          isRightToLeft: job.configuration.layoutDirection == .rightToLeft,
          language: job.configuration.language, legendHeight: legendHeight)
      }
    case .targets:
      return try OverlaidTiles(of: job, title: title, times: &times, for: self) {
        view, rect, isDark, legendHeight in
        TargetsOverlay(
          HitTargets(in: view, rect: rect).targets, rect: rect, isDark: isDark, legendHeight: legendHeight)
      }
    }
  }

  /// Returns the maximum height of a legend, in points.
  static func legendHeight(in configuration: SnapshotConfiguration) -> CGFloat {
    CGFloat(legendSide) / configuration.scale
  }
}

extension RecordedTile {
  /// Returns the tile with another drawing in place of its own, under the overlay's name.
  func replaced(by drawing: Scene, for overlay: Overlay) -> RecordedTile {
    var tile = self
    tile.name.variant += "-\(overlay.rawValue)"
    tile.scene = drawing
    return tile
  }
}
