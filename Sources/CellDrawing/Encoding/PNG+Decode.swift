internal import CSPNG

extension PNG {
  /// In pixels, from the header of a PNG.
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    guard bytes.count >= 33, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .broken(format: "PNG", reason: "it has no header")
    }
    func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// The pixels of any kind of PNG.
  static func decodePixels(_ bytes: [UInt8]) throws(ImageError) -> ImagePixels {
    try decodeUnusual(bytes)
  }

  /// Decodes by libspng, which knows every kind of PNG.
  static func decodeUnusual(_ bytes: [UInt8]) throws(ImageError) -> ImagePixels {
    let (width, height) = try size(of: bytes)
    guard let context = spng_ctx_new(0) else { throw .broken(format: "PNG", reason: "no memory") }
    defer { spng_ctx_free(context) }
    var pixels: [UInt8] = []
    let status = bytes.withUnsafeBytes { bytes -> Int32 in
      spng_set_image_limits(context, UInt32(ImageHeader.longestSide), UInt32(ImageHeader.longestSide))
      spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_ERROR.rawValue))
      var status = spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
      guard status == 0 else { return status }
      var count = 0
      status = spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &count)
      guard status == 0, count == width * height * 4 else { return status == 0 ? 1 : status }
      pixels = [UInt8](unsafeUninitializedCapacity: count) { target, written in
        status = spng_decode_image(
          context, target.baseAddress, count, Int32(SPNG_FMT_RGBA8.rawValue), Int32(SPNG_DECODE_TRNS.rawValue)
        )
        written = count
      }
      return status == 0 ? spng_decode_chunks(context) : status
    }
    guard status == 0 else { throw .broken(format: "PNG", reason: String(cString: spng_strerror(status))) }
    ImagePixels.premultiply(rgba: &pixels)
    return ImagePixels(width: width, height: height, bytes: pixels)
  }
}

extension ImagePixels {
  func bitmap() throws(ImageError) -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.pixels.copyBytes(from: bytes)
    return bitmap
  }
}
