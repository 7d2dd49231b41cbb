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
    guard bitmap.width > 0, bitmap.height > 0, rect.isFinite, scale > 0, scale.isFinite,
      let surface = cairo_image_surface_create_for_data(
        bitmap.pixels.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
        Int32(bitmap.height), Int32(bitmap.stride))
    else { return }
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    guard let context = cairo_create(surface) else { return }
    cairo_scale(context, scale, scale)
    cairo_translate(context, -rect.minX, -rect.minY)
    let visible = Extents(
      minX: rect.minX, minY: rect.minY, maxX: rect.minX + Double(bitmap.width) / scale,
      maxY: rect.minY + Double(bitmap.height) / scale)
    Canvas(owning: context, target: .bitmap, resources: resources, visible: visible).paint(scene.nodes)
  }
}
