internal import CCairo
package import Foundation

/// Paints scenes into bitmaps; each thread has its own.
package final class Painter {
  private let resources = PaintingResources()

  package init() {}

  /// Paints the part of `scene` inside `rect` (points) at `scale` pixels a point, over what the bitmap holds.
  ///
  /// The bitmap must be `rect.size * scale` pixels large, rounded up. Nodes that are not finite are left out.
  package func paint(_ scene: Scene, rect: CGRect, scale: CGFloat, into bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0, rect.isFinite, scale > 0, scale.isFinite else { return }
    let visible = Extents(
      minX: rect.minX, minY: rect.minY, maxX: rect.minX + Double(bitmap.width) / scale,
      maxY: rect.minY + Double(bitmap.height) / scale)
    resources.indexes.begin(scene.nodes)
    bitmap.draw { context in
      cairo_scale(context, scale, scale)
      cairo_translate(context, -rect.minX, -rect.minY)
      Canvas(owning: cairo_reference(context), target: .bitmap, resources: resources, visible: visible)
        .paint(scene.nodes)
    }
  }
}
