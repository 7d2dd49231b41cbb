package import Foundation

/// Paints scenes into bitmaps; each thread has its own.
package final class Painter {
  package init() {}

  /// Paints the part of `scene` inside `rect` (points) at `scale` pixels a point, over what the bitmap holds.
  ///
  /// The bitmap must be `rect.size * scale` pixels large, rounded up.
  package func paint(_ scene: Scene, rect: CGRect, scale: CGFloat, into bitmap: Bitmap) {
    fatalError("painter helper")
  }
}
