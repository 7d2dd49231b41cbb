internal import CSPNG

extension PNG {
  /// Decodes by libspng, which knows every kind of PNG, into a bitmap of the file's size.
  static func decodeUnusual(_ bytes: [UInt8], into bitmap: Bitmap) throws(ImageError) {
    guard let context = spng_ctx_new(0) else { throw PNGContents.broken("no memory") }
    defer { spng_ctx_free(context) }
    let status = bytes.withUnsafeBytes { bytes -> Int32 in
      var count = 0
      for step in [
        { spng_set_png_buffer(context, bytes.baseAddress, bytes.count) },
        { spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &count) },
        { count == bitmap.pixels.count ? 0 : Int32(SPNG_EBUFSIZ.rawValue) },
        {
          spng_decode_image(
            context, bitmap.pixels.baseAddress, count, Int32(SPNG_FMT_RGBA8.rawValue),
            Int32(SPNG_DECODE_TRNS.rawValue))
        },
      ] as [() -> Int32] {
        let status = step()
        guard status == 0 else { return status }
      }
      return 0
    }
    guard status == 0 else { throw PNGContents.broken(String(cString: spng_strerror(status))) }
    for index in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let pixel = UInt32(
        premultiplying: bitmap.pixels[index], bitmap.pixels[index + 1], bitmap.pixels[index + 2],
        bitmap.pixels[index + 3])
      bitmap.pixels.storeBytes(of: pixel, toByteOffset: index, as: UInt32.self)
    }
  }
}
