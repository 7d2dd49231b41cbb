internal import CellSnapCairo

/// Decoded premultiplied pixels, in memory blue, green, red, alpha, in rows without gaps.
struct ImagePixels: Sendable {
  let width: Int
  let height: Int
  let bytes: [UInt8]
  let isOpaque: Bool

  /// - Parameter isOpaque: Whether all pixels are opaque, if that is already known.
  init(width: Int, height: Int, bytes: [UInt8], isOpaque: Bool? = nil) {
    self.width = width
    self.height = height
    self.bytes = bytes
    self.isOpaque = isOpaque ?? Self.areOpaque(bytes)
  }

  private static func areOpaque(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return true }
      // A plain loop, because a range takes a debug build ten times as long.
      let count = bytes.count / 4
      var all: UInt32 = .max
      var index = 0
      while index < count {
        all &= start[index]
        index &+= 1
      }
      return all >> 24 == 255
    }
  }
}

extension ImagePixels {
  /// Makes a copy of a bitmap's pixels.
  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, bytes: Array(bitmap.pixels))
  }
}

extension ImagePixels {
  var cairoFormat: cairo_format_t { isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32 }

  /// Runs `body` with a surface over the pixels. They stay in place until `body` has returned.
  ///
  /// - Parameter format: The surface's format, or nil for the one that is cheapest to blend.
  func withSurface(format: cairo_format_t? = nil, _ body: (_ surface: OpaquePointer) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      // Cairo only reads a source.
      guard
        let surface = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: bytes.baseAddress), format ?? cairoFormat, Int32(width),
          Int32(height), Int32(width * 4))
      else { return }
      body(surface)
      cairo_surface_destroy(surface)
    }
  }
}
