internal import CellSnapCairo
internal import Foundation

extension Bitmap {
  /// Changes the size, in the same memory if it fits. The pixels are undefined, so the caller must set them all.
  ///
  /// Throws `ImageError.tooLarge` like `init`. The bitmap then stays as before.
  package func resizeForFilling(width: Int, height: Int) throws(ImageError) {
    try resize(width: width, height: height, clearing: false)
  }

  /// Replaces all pixels of some rows by a colour.
  package func fill(_ color: Color, rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<height)
    guard !rows.isEmpty, width > 0, let start = pixels.baseAddress else { return }
    let pixel = Self.premultiplied(color)
    let first = start + rows.lowerBound * stride
    // The C library fills memory with one byte faster than it copies.
    if pixel == (pixel & 0xFF) * 0x0101_0101 {
      memset(first, Int32(pixel & 0xFF), rows.count * stride)
      return
    }
    let firstPixels = first.assumingMemoryBound(to: UInt32.self)
    for x in 0..<width { firstPixels[x] = pixel }
    for row in rows.dropFirst() { memcpy(start + row * stride, first, width * 4) }
  }

  /// Draws another bitmap with its top left corner at whole pixels. Parts outside this bitmap are cut off.
  ///
  /// - Parameter isOpaque: Whether every pixel of it is opaque, so that blending is not needed.
  package func put(_ picture: Bitmap, x: Int, y: Int, isOpaque: Bool) {
    guard isOpaque else { return blend(picture, x: x, y: y) }
    let columns = (x..<x + picture.width).clamped(to: 0..<width)
    let rows = (y..<y + picture.height).clamped(to: 0..<height)
    guard !columns.isEmpty, !rows.isEmpty, let target = pixels.baseAddress,
      let source = picture.pixels.baseAddress
    else { return }
    if columns.count == width, stride == picture.stride {
      memcpy(target + rows.lowerBound * stride, source + (rows.lowerBound - y) * stride, rows.count * stride)
      return
    }
    for row in rows {
      memcpy(
        target + row * stride + columns.lowerBound * 4,
        source + (row - y) * picture.stride + (columns.lowerBound - x) * 4, columns.count * 4)
    }
  }

  private func blend(_ picture: Bitmap, x: Int, y: Int) {
    guard picture.width > 0, picture.height > 0,
      let surface = cairo_image_surface_create_for_data(
        picture.pixels.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(picture.width),
        Int32(picture.height), Int32(picture.stride))
    else { return }
    draw { context in
      cairo_set_source_surface(context, surface, Double(x), Double(y))
      cairo_paint(context)
    }
    cairo_surface_destroy(surface)
  }

  /// Returns a premultiplied pixel, rounded as Cairo rounds a colour.
  private static func premultiplied(_ color: Color) -> UInt32 {
    func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    func channel(_ value: Double) -> UInt32 { UInt32(value * 65_535 + 0.5) >> 8 }
    let alpha = part(color.alpha)
    return channel(alpha) << 24 | channel(part(color.red) * alpha) << 16
      | channel(part(color.green) * alpha) << 8 | channel(part(color.blue) * alpha)
  }
}
