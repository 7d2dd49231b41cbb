internal import CCairo
internal import Foundation

extension Canvas {
  /// Paints what lies below a shape, blurred, and the tint over it.
  func backdrop(_ backdrop: Backdrop) {
    guard let box = backdrop.path.extents, box.isFinite, box.touches(visible), backdrop.blur.isFinite else {
      return
    }
    saving {
      clip(to: Group.Clip(path: backdrop.path, rule: backdrop.rule))
      guard !visible.isEmpty else { return }
      if !backdrop.nodes.isEmpty { paintBelow(backdrop) }
      if setSource(backdrop.tint) { cairo_paint(context) }
    }
  }

  /// Paints the blurred picture of what lies below over all that is seen.
  private func paintBelow(_ backdrop: Backdrop) {
    let scale = pictureScale
    let matrix = matrix.concatenating(.scale(x: scale, y: scale))
    let deviation = min(
      max(0, backdrop.blur) * abs(matrix.determinant).squareRoot(), GaussianBlur.largestDeviation)
    let gaussian = GaussianBlur(deviation: deviation)
    let padding = deviation > 0 ? Double(gaussian.padding) : 0
    let seen = Extents(matrix.apply(visible.rect)).roundedOut
    let region = seen.outset(by: padding)
    guard region.isFinite, !region.isEmpty,
      region.width * region.height <= Double(Bitmap.maximumPixelCount / 4),
      let bitmap = try? Bitmap(width: Int(region.width), height: Int(region.height))
    else { return }
    bitmap.draw { context in
      var toRegion = matrix.concatenating(.translation(x: -region.minX, y: -region.minY)).cairo
      cairo_set_matrix(context, &toRegion)
      let canvas = Canvas(
        owning: cairo_reference(context), target: .bitmap, resources: resources, visible: .everything)
      canvas.updateVisible()
      for node in backdrop.nodes { canvas.paint(node) }
    }
    bitmap.frost(deviation > 0 ? gaussian : nil, saturation: backdrop.saturation)
    paint(bitmap, part: seen.moved(x: -region.minX, y: -region.minY), at: seen, scale: scale)
  }

  /// Pixels of the picture a unit of the surface: what is written to a file is seen enlarged.
  private var pictureScale: Double { documentImages == nil ? 1 : 2 }

  /// Paints a part of a bitmap where it lies among the canvas's pixels, each of which is `scale` of the bitmap's.
  private func paint(_ bitmap: Bitmap, part: Extents, at place: Extents, scale: Double) {
    guard let pixels = bitmap.pixels(in: part) else { return }
    saving {
      cairo_identity_matrix(context)
      cairo_scale(context, 1 / scale, 1 / scale)
      if let documentImages {
        guard let surface = documentImages.surface(of: pixels) else { return }
        cairo_set_source_surface(context, surface, place.minX, place.minY)
        cairo_paint(context)
        return
      }
      pixels.withSurface { surface in
        cairo_set_source_surface(context, surface, place.minX, place.minY)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0, 0, 0)
      }
    }
  }
}
