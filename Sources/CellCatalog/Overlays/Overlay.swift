import CellDrawing
import Foundation

/// What is painted over a picture, to explain it.
enum Overlay: String, CaseIterable, Sendable {
  /// The frame of each view, with its name and size.
  case frames

  /// The longest side in pixels of a picture that is to get an overlay; the rest is its legend's.
  static let maximumSide = Bitmap.maximumSide - legendSide
  /// How high a legend may become, in pixels.
  static let legendSide = 8_192

  /// The tile with the overlay painted over it, under a name of its own; it needs the tile's layout.
  func applied(to tile: RecordedTile) -> RecordedTile {
    guard let layout = tile.layout else { return tile }
    var tile = tile
    tile.name.variant += "-\(rawValue)"
    let drawing = FramesOverlay(
      layout: layout, rect: tile.rect, isDark: tile.configuration.userInterfaceStyle == .dark,
      legendHeight: CGFloat(Self.legendSide) / tile.configuration.scale)
    tile.scene = drawing.scene(over: tile.scene)
    tile.rect = drawing.pageRect
    return tile
  }
}
