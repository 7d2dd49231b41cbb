/// The pixels of a screen, to which lengths in points are rounded.
package struct PixelScale: Hashable, Sendable {
  /// The number of pixels per point. Nothing is rounded if it is not positive.
  package let pixelsPerPoint: Double

  /// The part of a pixel that counts as an arithmetic error.
  private static let tolerance = 0.001

  package init(_ pixelsPerPoint: Double) { self.pixelsPerPoint = pixelsPerPoint }

  /// The length of one pixel, in points.
  package var pixel: Double { pixelsPerPoint > 0 ? 1 / pixelsPerPoint : 0 }

  /// Rounds a length up to whole pixels.
  package func up(_ length: Double) -> Double {
    pixelsPerPoint > 0 ? (length * pixelsPerPoint - Self.tolerance).rounded(.up) / pixelsPerPoint : length
  }

  /// Rounds a coordinate to the nearest pixel, and halves of a pixel to the right or down.
  package func nearest(_ coordinate: Double) -> Double {
    guard pixelsPerPoint > 0 else { return coordinate }
    return (coordinate * pixelsPerPoint + 0.5 + Self.tolerance).rounded(.down) / pixelsPerPoint
  }

  /// Rounds a size up to whole pixels, as a hosting controller does.
  package func up(_ size: LayoutSize) -> LayoutSize { LayoutSize(up(size.width), up(size.height)) }

  /// Rounds each side of a rectangle, so that neighbours without a gap have none when they are drawn.
  package func nearest(_ rect: LayoutRect) -> LayoutRect {
    let (x, y) = (nearest(rect.minX), nearest(rect.minY))
    return LayoutRect(x, y, nearest(rect.maxX) - x, nearest(rect.maxY) - y)
  }
}
