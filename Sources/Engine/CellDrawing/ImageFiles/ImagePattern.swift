package import Foundation

/// An image that is repeated without end.
package struct ImagePattern: Hashable, Sendable {
  package var image: Image
  /// The rectangle of one copy, in points.
  package var tile: CGRect
  package var opacity: Double

  package init(image: Image, tile: CGRect, opacity: Double = 1) {
    self.image = image
    self.tile = tile
    self.opacity = opacity
  }

  package func translated(x: CGFloat, y: CGFloat) -> ImagePattern {
    ImagePattern(image: image, tile: tile.offsetBy(dx: x, dy: y), opacity: opacity)
  }
}
