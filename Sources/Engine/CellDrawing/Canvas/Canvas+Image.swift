internal import CellSnapCairo
internal import Foundation

extension Canvas {
  func image(_ node: ImageNode) {
    guard node.isPainted, Extents(node.rect).touches(visible) else { return }
    if let insets = node.capInsets {
      sliced(node, insets)
    } else {
      whole(node)
    }
  }

  private func whole(_ node: ImageNode) {
    let source = node.image.source
    if let documentImages {
      if node.image.isVector {
        return source.isDrawnAsShapes ? icon(node) : pictureOfIcon(node, documentImages)
      }
      guard let surface = documentImages.surface(of: source) else {
        return resources.noteIfBroken(source)
      }
      return draw(
        surface, CGRect(x: 0, y: 0, width: node.image.width, height: node.image.height), into: node.rect,
        tint: node.tint, interpolation: node.interpolation)
    }
    let size = node.pixelSize(under: matrix)
    guard let pixels = pixels(of: source, width: size.width, height: size.height) else { return }
    let part = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    pixels.withSurface { surface in
      draw(
        surface, part, into: rect(of: node, scaledTo: part.size), tint: node.tint,
        interpolation: node.interpolation)
    }
  }

  /// Returns the rectangle that an image is drawn into.
  ///
  /// An image that was scaled to the pixels that it covers is on whole pixels. Between pixels it would be sampled
  /// twice, which blurs it and takes ten times as long.
  private func rect(of node: ImageNode, scaledTo size: CGSize) -> CGRect {
    let (rect, matrix) = (node.rect, matrix)
    guard !node.image.isVector, node.interpolation != .nearest, matrix.b == 0, matrix.c == 0,
      size != CGSize(width: node.image.width, height: node.image.height)
    else { return rect }
    let drawn = matrix.apply(rect)
    guard abs(drawn.width - size.width) <= 0.5, abs(drawn.height - size.height) <= 0.5 else { return rect }
    let (minX, minY) = (wholePixel(drawn.minX), wholePixel(drawn.minY))
    return CGRect(
      x: ((matrix.a < 0 ? minX + size.width : minX) - matrix.tx) / matrix.a,
      y: ((matrix.d < 0 ? minY + size.height : minY) - matrix.ty) / matrix.d,
      width: size.width / abs(matrix.a), height: size.height / abs(matrix.d))
  }

  /// Returns the nearest whole number. For a tie it is the smaller one, so that all tiles of a picture round alike.
  func wholePixel(_ position: CGFloat) -> CGFloat {
    (position + 0.5 - 1 / 256).rounded(.down)
  }

  /// Returns an image's pixels in this size, or nil if the image's file is broken.
  func pixels(of image: ImageSource, width: Int, height: Int) -> ImagePixels? {
    let pixels = ScaledImages.shared.pixels(
      of: image, width: width, height: height,
      .waits { [upcoming = resources.upcoming] in
        guard let next = upcoming?.next(after: image) else { return false }
        _ = ScaledImages.shared.pixels(of: next.source, width: next.width, height: next.height, .leaves)
        return true
      })
    if pixels == nil { resources.noteIfBroken(image) }
    return pixels
  }

  /// Draws an icon as shapes.
  private func icon(_ node: ImageNode) {
    defer { resources.noteIfBroken(node.image.source) }
    saving {
      cairo_new_path(context)
      cairo_rectangle(context, node.rect.minX, node.rect.minY, node.rect.width, node.rect.height)
      cairo_clip(context)
      guard let tint = node.tint else { return node.image.source.drawIcon(into: context, node.rect) }
      cairo_push_group(context)
      node.image.source.drawIcon(into: context, node.rect)
      let coverage = cairo_pop_group(context)
      setSource(ofMasked: tint)
      cairo_mask(context, coverage)
      cairo_pattern_destroy(coverage)
    }
  }

  /// The pixels per point of an icon's picture in a document, as many as the sharpest phones have.
  private static let iconDensity: CGFloat = 3

  /// Draws an icon into a document as a picture.
  private func pictureOfIcon(_ node: ImageNode, _ documentImages: DocumentImages) {
    let size = node.pixelSize(
      under: matrix.concatenating(.scale(x: Self.iconDensity, y: Self.iconDensity)))
    guard let pixels = pixels(of: node.image.source, width: size.width, height: size.height),
      let surface = documentImages.surface(of: pixels)
    else { return }
    draw(
      surface, CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height), into: node.rect,
      tint: node.tint, interpolation: node.interpolation)
  }

  /// Sets the colour that is painted through a mask.
  private func setSource(ofMasked color: Color) {
    // Cairo's SVG surface shifts a mask by the transform from when its colour was set, and by the group's origin.
    // Setting the same colour again has no effect, so this makes a new pattern.
    let pattern = cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(cairo_get_group_target(context), &offsetX, &offsetY)
    cairo_identity_matrix(context)
    cairo_translate(context, -offsetX, -offsetY)
    cairo_set_source(context, pattern)
    cairo_set_matrix(context, &matrix)
    cairo_pattern_destroy(pattern)
  }

  /// Draws a part of a surface into `rect`. The part is in the surface's pixels.
  ///
  /// - Parameter area: The area that is painted: `rect`, a part of it or slightly more. All of `rect` if nil.
  func draw(
    _ surface: OpaquePointer, _ part: CGRect, into rect: CGRect, filling area: CGRect? = nil, tint: Color?,
    interpolation: ImageNode.Interpolation, extend: cairo_extend_t = CAIRO_EXTEND_PAD
  ) {
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer {
      cairo_set_source_rgb(context, 0, 0, 0)
      cairo_pattern_destroy(pattern)
    }
    let (scaleX, scaleY) = (part.width / rect.width, part.height / rect.height)
    var matrix = cairo_matrix_t(
      xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: part.minX - rect.minX * scaleX,
      y0: part.minY - rect.minY * scaleY)
    cairo_pattern_set_matrix(pattern, &matrix)
    // In a document, a padded or repeated picture is a pattern, which viewers draw worse than an image.
    let isImage = isOfShapes && extend != CAIRO_EXTEND_REPEAT
    cairo_pattern_set_extend(pattern, isImage ? CAIRO_EXTEND_NONE : extend)
    cairo_pattern_set_filter(
      pattern,
      interpolation == .nearest || isCopy(part, into: rect) ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    let area = area ?? rect
    cairo_new_path(context)
    cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
    if let tint {
      saving {
        cairo_clip(context)
        setSource(ofMasked: tint)
        cairo_mask(context, pattern)
      }
    } else if isImage {
      cairo_set_source(context, pattern)
      cairo_paint(context)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }

  /// Whether each pixel of the picture falls onto exactly one pixel of the canvas.
  private func isCopy(_ part: CGRect, into rect: CGRect) -> Bool {
    let matrix = matrix
    // If a part begins within a pixel, each canvas pixel shows two of its pixels.
    guard matrix.b == 0, matrix.c == 0, part.minX == part.minX.rounded(), part.minY == part.minY.rounded()
    else { return false }
    let (x, y) = (rect.minX * matrix.a + matrix.tx, rect.minY * matrix.d + matrix.ty)
    return abs(rect.width * matrix.a - part.width) < 0.01 && abs(rect.height * matrix.d - part.height) < 0.01
      && abs(x - x.rounded()) < 0.01 && abs(y - y.rounded()) < 0.01
  }
}
