internal import CellSnapCairo
internal import Foundation

extension Canvas {
  /// Sets an image that is repeated without end as the source. Returns false if it paints nothing.
  func setSource(_ pattern: ImagePattern) -> Bool {
    let (tile, size) = (pattern.tile, pixelSize(of: pattern))
    guard tile.isFinite, tile.width > 0, tile.height > 0, pattern.opacity > 0,
      let pixels = pixels(of: pattern.image.source, width: size.width, height: size.height),
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height)),
      let data = cairo_image_surface_get_data(surface)
    else { return false }
    // A copy, because the source is used after this call.
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels.bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for row in 0..<pixels.height {
        memcpy(data + row * stride, start + row * pixels.width * 4, pixels.width * 4)
        guard pattern.opacity < 1 else { continue }
        for place in 0..<(pixels.width * 4) {
          data[row * stride + place] = UInt8((Double(data[row * stride + place]) * pattern.opacity).rounded())
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    let source = cairo_pattern_create_for_surface(surface)
    let (scaleX, scaleY) = (CGFloat(pixels.width) / tile.width, CGFloat(pixels.height) / tile.height)
    var matrix = cairo_matrix_t(
      xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -tile.minX * scaleX, y0: -tile.minY * scaleY)
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_set_source(context, source)
    cairo_pattern_destroy(source)
    cairo_surface_destroy(surface)
    return true
  }

  /// Returns the size in pixels of one copy: the image's own size, or the size that an image of vectors covers.
  private func pixelSize(of pattern: ImagePattern) -> (width: Int, height: Int) {
    guard pattern.image.isVector else { return (pattern.image.width, pattern.image.height) }
    return ImageNode(image: pattern.image, rect: pattern.tile).pixelSize(under: matrix)
  }
}
