internal import CCairo
package import Foundation

/// Paints scenes into bitmaps; each thread has its own.
package final class Painter {
  private let resources = PaintingResources(sharesFonts: true)

  package init() {}

  /// The images that the last painting left out, since their files are broken, in the order of painting; where there is
  /// glass also those around the picture that its blur reaches.
  package var brokenImages: [ImageSource] { resources.brokenImages }

  /// Paints the part of `scene` inside `rect` (points) at `scale` pixels a point, over what the bitmap holds.
  ///
  /// The bitmap must be `rect.size * scale` pixels large, rounded up. Nodes that are not finite are left out.
  package func paint(_ scene: Scene, rect: CGRect, scale: CGFloat, into bitmap: Bitmap) {
    resources.begin(scene)
    guard bitmap.width > 0, bitmap.height > 0, rect.isFinite, scale > 0, scale.isFinite else { return }
    if let blur = scene.nodes.widestBackdropBlur,
      let margins = BackdropMargins(
        of: bitmap, rect: rect, scale: scale, in: scene.size, reach: Backdrop.reach(ofBlur: blur)),
      let larger = margins.larger(bitmap)
    {
      paintAll(scene, origin: margins.origin(rect, scale: scale), scale: scale, into: larger)
      margins.copy(larger, into: bitmap)
    } else {
      paintAll(scene, origin: rect.origin, scale: scale, into: bitmap)
    }
  }

  /// Paints as `paint` does, but onto nothing, whatever the bitmap holds: pixels that are covered anyway are not cleared
  /// before.
  package func paintAnew(_ scene: Scene, rect: CGRect, scale: CGFloat, into bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0, rect.isFinite, scale > 0, scale.isFinite,
      let ground = Ground(
        of: scene.nodes, under: matrix(from: rect.origin, scale: scale), in: Extents(of: bitmap)),
      scene.nodes.widestBackdropBlur == nil
    else {
      bitmap.clear()
      return paint(scene, rect: rect, scale: scale, into: bitmap)
    }
    resources.begin(scene)
    bitmap.fill(ground.color, rows: 0..<bitmap.height)
    paintAll(scene, above: ground.hidden, origin: rect.origin, scale: scale, into: bitmap)
  }

  /// Paints as `paint` does and returns what is seen through the scene's numbered glass.
  func paintGatheringBackdrops(
    _ scene: Scene, rect: CGRect, scale: CGFloat, into bitmap: Bitmap
  ) -> [Int: Frost] {
    resources.begin(scene)
    paintAll(scene, origin: rect.origin, scale: scale, into: bitmap)
    return resources.backdrops
  }

  /// - Parameter hidden: the nodes that are not to be painted, as `Ground.hidden`.
  private func paintAll(
    _ scene: Scene, above hidden: [Int] = [], origin: CGPoint, scale: CGFloat, into bitmap: Bitmap
  ) {
    let visible = Extents(
      minX: origin.x, minY: origin.y, maxX: origin.x + Double(bitmap.width) / scale,
      maxY: origin.y + Double(bitmap.height) / scale)
    resources.upcoming = UpcomingImages(
      scene.nodes, under: matrix(from: origin, scale: scale), in: Extents(of: bitmap))
    defer { resources.upcoming = nil }
    bitmap.draw { context in
      cairo_scale(context, scale, scale)
      cairo_translate(context, -origin.x, -origin.y)
      let canvas = Canvas(
        owning: cairo_reference(context), target: .bitmap, resources: resources, visible: visible)
      canvas.seesBelow = true
      canvas.paint(scene.nodes, above: hidden[...])
    }
  }

  /// From points to pixels.
  private func matrix(from origin: CGPoint, scale: CGFloat) -> Transform {
    .translation(x: -origin.x, y: -origin.y).concatenating(.scale(x: scale, y: scale))
  }
}

extension Extents {
  /// All pixels of a bitmap.
  fileprivate init(of bitmap: Bitmap) {
    self.init(minX: 0, minY: 0, maxX: Double(bitmap.width), maxY: Double(bitmap.height))
  }
}
