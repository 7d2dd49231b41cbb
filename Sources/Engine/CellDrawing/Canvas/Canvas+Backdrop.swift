internal import CellSnapCairo
internal import Foundation

extension Canvas {
  /// Paints a blurred picture of what is below a shape, and the tint over it.
  func backdrop(_ backdrop: Backdrop) {
    guard let box = backdrop.path.extents, box.isFinite, box.touches(visible), backdrop.blur.isFinite else {
      return
    }
    saving {
      clip(to: Group.Clip(path: backdrop.path, rule: backdrop.rule))
      guard !visible.isEmpty else { return }
      if let documentImages {
        paint(documentImages.backdrops[backdrop.number], in: documentImages)
      } else if seesBelow {
        paintBelow(backdrop)
      }
      if setSource(backdrop.tint) { cairo_paint(context) }
    }
  }

  /// Paints the blurred picture of what is below over the whole visible part.
  private func paintBelow(_ backdrop: Backdrop) {
    let matrix = matrix
    let deviation = min(
      GaussianBlur.largestDeviation, max(0, backdrop.blur) * abs(matrix.determinant).squareRoot())
    let gaussian = deviation > 0 ? GaussianBlur(deviation: deviation) : nil
    guard let target = cairo_get_target(context) else { return }
    let whole = Extents(
      minX: 0, minY: 0, maxX: Double(cairo_image_surface_get_width(target)),
      maxY: Double(cairo_image_surface_get_height(target)))
    let seen = Extents(matrix.apply(visible.rect)).roundedOut.intersection(whole)
    let region = seen.outset(by: Double(gaussian?.padding ?? 0)).intersection(whole)
    guard !seen.isEmpty, let bitmap = try? Bitmap(width: Int(region.width), height: Int(region.height)) else {
      return
    }
    copyBelow(region, into: bitmap)
    bitmap.blurBackdrop(gaussian, saturation: backdrop.saturation, tone: backdrop.tone)
    guard let pixels = bitmap.pixels(in: seen.moved(x: -region.minX, y: -region.minY)) else { return }
    resources.keepBackdrop(backdrop.number, BlurredBackdrop(pixels: pixels, x: seen.minX, y: seen.minY))
    saving {
      cairo_identity_matrix(context)
      pixels.withSurface { surface in
        cairo_set_source_surface(context, surface, seen.minX, seen.minY)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0, 0, 0)
      }
    }
  }

  /// Copies what is painted so far, including the pictures of all groups around.
  private func copyBelow(_ region: Extents, into bitmap: Bitmap) {
    bitmap.draw { copy in
      cairo_translate(copy, -region.minX, -region.minY)
      for source in underlays + [cairo_get_group_target(context)] {
        cairo_surface_flush(source)
        cairo_set_source_surface(copy, source, 0, 0)
        cairo_paint(copy)
      }
      cairo_set_source_rgb(copy, 0, 0, 0)
    }
  }

  /// Paints a picture that was made earlier, because shapes in a file cannot read what is below them.
  private func paint(_ blurred: BlurredBackdrop?, in images: DocumentImages) {
    guard let blurred, let surface = images.surface(of: blurred.pixels) else { return }
    saving {
      cairo_identity_matrix(context)
      cairo_scale(context, 1 / BlurredBackdrop.documentScale, 1 / BlurredBackdrop.documentScale)
      cairo_set_source_surface(context, surface, blurred.x, blurred.y)
      cairo_paint(context)
    }
  }
}

/// The blurred picture that is seen through a piece of glass, with the place of its first pixel.
struct BlurredBackdrop {
  var pixels: ImagePixels
  var x: Double
  var y: Double

  /// The pixels per point of a picture that is written to a file, where it may be seen enlarged.
  static let documentScale = 2.0
}
