internal import CCairo

extension Bitmap {
  /// Runs `body` with a context that draws into the bitmap.
  func draw(_ body: (_ context: OpaquePointer) -> Void) {
    guard
      let surface = cairo_image_surface_create_for_data(
        pixels.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        Int32(stride))
    else { return }
    if let context = cairo_create(surface) {
      body(context)
      cairo_destroy(context)
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
