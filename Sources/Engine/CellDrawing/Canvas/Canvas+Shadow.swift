internal import CellSnapCairo
internal import Foundation

extension Canvas {
  func shadow(_ shadow: Shadow) {
    guard shadow.color.alpha > 0, shadow.offset.width.isFinite, shadow.offset.height.isFinite,
      shadow.blur.isFinite, let box = shadow.extents, box.isFinite, box.touches(visible)
    else { return }
    switch shadow.source {
    case .path(let path, let rule):
      if shadow.blur > 0 {
        blurred(path, rule, shadow)
      } else {
        saving {
          cairo_translate(context, shadow.offset.width, shadow.offset.height)
          visible = visible.moved(x: -shadow.offset.width, y: -shadow.offset.height)
          fill(path, rule, .color(shadow.color))
        }
      }
    case .nodes(let nodes):
      guard let box = nodes.extents else { return }
      blurred(box, color: shadow.color, offset: shadow.offset, blur: shadow.blur) { $0.paint(nodes) }
    }
  }

  /// Paints the shadow of a run of glyphs.
  func shadow(_ shadow: TextShadow, of run: GlyphRun, _ appearance: TextAppearance, at origin: CGPoint) {
    guard shadow.color.alpha > 0, shadow.offset.width.isFinite, shadow.offset.height.isFinite,
      shadow.blur.isFinite
    else { return }
    let box = Extents(
      minX: origin.x + run.x, minY: origin.y, maxX: origin.x + run.x + run.width, maxY: origin.y
    ).outset(by: 1.5 * run.size)
    blurred(box, color: shadow.color, offset: shadow.offset, blur: shadow.blur) {
      $0.paint(run, appearance, at: origin)
    }
  }

  /// Returns the number of a shadow's pixels per unit of the surface.
  ///
  /// A picture in a file may be seen enlarged, but a wide blur needs only few pixels.
  private func shadowScale(_ blur: CGFloat) -> Double {
    guard documentImages != nil else { return 1 }
    // The deviation is four to eight such pixels wherever it is at least two units.
    let deviation = deviation(blur)
    return deviation >= 4 ? exp2(2 - log2(deviation).rounded(.down)) : 2
  }

  /// Returns the transform from the current coordinates to the pixels of a shadow.
  private func shadowMatrix(_ scale: Double, offset: CGSize) -> Transform {
    Transform.translation(x: offset.width, y: offset.height).concatenating(matrix)
      .concatenating(.scale(x: scale, y: scale))
  }

  /// Returns the visible part of the canvas, in the pixels of a shadow.
  private func visiblePixels(_ scale: Double) -> Extents {
    Extents(shadowMatrix(scale, offset: .zero).apply(visible.rect)).roundedOut
  }

  /// Returns the standard deviation of a blur, in units of the surface.
  private func deviation(_ blur: CGFloat) -> Double {
    min(GaussianBlur.largestDeviation, max(0, blur) * abs(matrix.determinant).squareRoot())
  }

  /// Paints the shadow of a path from a mask that paths of the same shape share.
  private func blurred(_ path: Path, _ rule: FillRule, _ shadow: Shadow) {
    let scale = shadowScale(shadow.blur)
    let matrix = shadowMatrix(scale, offset: shadow.offset)
    let deviation = deviation(shadow.blur) * scale
    let pixelPath = path.applying(matrix)
    guard deviation > 0, let box = pixelPath.extents, max(box.width, box.height) < 1_000_000 else { return }
    let (x, y) = (box.minX.rounded(.down), box.minY.rounded(.down))
    let padding = GaussianBlur(deviation: deviation).padding
    let shape = ShadowShape(pixelPath.applying(.translation(x: -x, y: -y)), padding: padding)
    let whole = Extents(
      minX: x - Double(padding), minY: y - Double(padding),
      maxX: x - Double(padding) + Double(shape.width + shape.columns.count),
      maxY: y - Double(padding) + Double(shape.height + shape.rows.count))
    let seen = whole.intersection(visiblePixels(scale))
    guard !seen.isEmpty, shape.width * shape.height <= Bitmap.maximumPixelCount / 4 else { return }
    let mask = resources.shadowMasks.mask(of: shape, rule, deviation: deviation)
    var part = mask.stretched(
      shape, fromX: Int(seen.minX - whole.minX), fromY: Int(seen.minY - whole.minY), width: Int(seen.width),
      height: Int(seen.height))
    paint(&part, shadow.color, x: seen.minX, y: seen.minY, scale: scale)
  }

  /// Paints a shadow: the blurred alpha of everything that `draw` draws inside `box`.
  private func blurred(
    _ box: Extents, color: Color, offset: CGSize, blur: CGFloat, _ draw: (Canvas) -> Void
  ) {
    let scale = shadowScale(blur)
    let matrix = shadowMatrix(scale, offset: offset)
    let deviation = deviation(blur) * scale
    let gaussian = GaussianBlur(deviation: deviation)
    let padding = deviation > 0 ? Double(gaussian.padding) : 0
    let region = Extents(matrix.apply(box.rect)).roundedOut.outset(by: padding)
      .intersection(visiblePixels(scale).outset(by: padding))
    guard region.isFinite, !region.isEmpty,
      region.width * region.height <= Double(Bitmap.maximumPixelCount / 4)
    else { return }
    var mask = CoverageMask(width: Int(region.width), height: Int(region.height))
    mask.draw { context in
      var toRegion = matrix.concatenating(.translation(x: -region.minX, y: -region.minY)).cairo
      cairo_set_matrix(context, &toRegion)
      let canvas = Canvas(
        owning: cairo_reference(context), target: .bitmap, resources: resources, visible: .everything)
      canvas.updateVisible()
      draw(canvas)
    }
    if deviation > 0 {
      // A document also shows the margins of its pictures, because viewers smooth them.
      let seen = visiblePixels(scale).moved(x: 0, y: -region.minY)
      let rows = documentImages == nil ? seen.rows(of: Int(region.height)) : nil
      gaussian.apply(to: &mask, seen: rows)
    }
    paint(&mask, color, x: region.minX, y: region.minY, scale: scale)
  }

  /// Paints `color` through a mask. The mask's top left pixel is at (`x`, `y`) in the pixels of a shadow.
  private func paint(_ mask: inout CoverageMask, _ color: Color, x: Double, y: Double, scale: Double) {
    saving {
      cairo_identity_matrix(context)
      cairo_scale(context, 1 / scale, 1 / scale)
      if let documentImages {
        guard let surface = documentImages.surface(of: mask.colored(color)) else { return }
        cairo_set_source_surface(context, surface, x, y)
        cairo_paint(context)
        return
      }
      mask.withSurface { surface in
        guard setSource(color) else { return }
        cairo_mask_surface(context, surface, x, y)
      }
    }
  }
}

extension CoverageMask {
  /// Returns the mask's pixels in a colour.
  fileprivate func colored(_ color: Color) -> ImagePixels {
    let alpha = max(0, min(1, color.alpha))
    let channels = [color.blue, color.green, color.red, 1].map { max(0, min(1, $0)) * alpha }
    let table = (0...255).map { coverage in channels.map { UInt8((Double(coverage) * $0).rounded()) } }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width { pixels += table[Int(bytes[y * stride + x])] }
    }
    return ImagePixels(width: width, height: height, bytes: pixels)
  }
}

extension Extents {
  /// Returns the rows of pixels in this box, out of `count`.
  fileprivate func rows(of count: Int) -> Range<Int> {
    let first = max(0, min(Double(count), minY.rounded(.down)))
    return Int(first)..<Int(max(first, min(Double(count), maxY.rounded(.up))))
  }

  /// The smallest box with whole numbers as sides around this one.
  var roundedOut: Extents {
    Extents(
      minX: minX.rounded(.down), minY: minY.rounded(.down), maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
  }
}
