internal import CellSnapCairo

extension Bitmap {
  /// Runs `body` with a context that draws into the bitmap.
  func draw(_ body: (_ context: OpaquePointer) -> Void) {
    draw(rows: 0..<height, ofHeight: height, from: 0, body)
  }

  /// Runs `body` with a context for a whole picture, although the bitmap holds only some of its rows. The picture is
  /// as wide as the bitmap. Anything drawn outside these rows is cut off.
  ///
  /// - Parameters:
  ///   - rows: The rows that the bitmap holds, out of `pictureHeight`.
  ///   - first: The row of the bitmap that holds the first of them.
  func draw(
    rows: Range<Int>, ofHeight pictureHeight: Int, from first: Int,
    _ body: (_ context: OpaquePointer) -> Void
  ) {
    // The address that the picture's first row would have. The clip keeps Cairo away from rows that are not there.
    guard let start = pixels.baseAddress,
      let pictureStart = UnsafeMutablePointer<UInt8>(
        bitPattern: UInt(bitPattern: start) &+ UInt(bitPattern: (first - rows.lowerBound) * stride)),
      let surface = cairo_image_surface_create_for_data(
        pictureStart, CAIRO_FORMAT_ARGB32, Int32(width), Int32(pictureHeight), Int32(stride))
    else { return }
    if let context = cairo_create(surface) {
      if rows.count < pictureHeight {
        cairo_rectangle(context, 0, Double(rows.lowerBound), Double(width), Double(rows.count))
        cairo_clip(context)
      }
      body(context)
      cairo_destroy(context)
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
