internal import CellSnapCairo

/// The coverage of each pixel by something, from 0 to 255.
struct CoverageMask {
  let width: Int
  let height: Int
  /// The number of bytes from one row to the next, as Cairo requires it.
  let stride: Int
  var bytes: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    bytes = [UInt8](repeating: 0, count: stride * height)
  }

  /// Runs `body` with a context that draws into the mask.
  mutating func draw(_ body: (_ context: OpaquePointer) -> Void) {
    withSurface { surface in
      guard let context = cairo_create(surface) else { return }
      body(context)
      cairo_destroy(context)
    }
  }

  /// Runs `body` with a surface over the mask's bytes.
  mutating func withSurface(_ body: (_ surface: OpaquePointer) -> Void) {
    let (width, height, stride) = (width, height, stride)
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard
        let surface = cairo_image_surface_create_for_data(
          bytes.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
      else { return }
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
