internal import CSPNG

extension PNG {
  /// Decodes by libspng, which knows every kind of PNG, into a bitmap of the file's size.
  static func decodeUnusual(_ bytes: [UInt8], _ contents: PNGContents, into bitmap: Bitmap) throws(ImageError)
  {
    try decode(contents.pictureOnly(of: bytes), as: SPNG_FMT_RGBA8, into: bitmap.pixels)
    for index in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let pixel = UInt32(
        premultiplying: bitmap.pixels[index], bitmap.pixels[index + 1], bitmap.pixels[index + 2],
        bitmap.pixels[index + 3])
      bitmap.pixels.storeBytes(of: pixel, toByteOffset: index, as: UInt32.self)
    }
  }

  /// Whether a channel of a pixel has a value that 8 bits cannot hold: only files of 16 bits have such.
  ///
  /// Throws `ImageError` when the bytes are no whole PNG.
  package static func isFinerThanEightBits(_ bytes: [UInt8]) throws(ImageError) -> Bool {
    let contents = try PNGContents(bytes)
    guard contents.bitDepth == 16 else { return false }
    _ = try Bitmap.byteCount(width: contents.width, height: contents.height)
    let samples = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: contents.width * contents.height * 4)
    defer { samples.deallocate() }
    try decode(
      contents.pictureOnly(of: bytes), as: SPNG_FMT_RGBA16, into: UnsafeMutableRawBufferPointer(samples))
    return samples.contains { $0 >> 8 != $0 & 255 }
  }

  /// Fills `pixels`, whose size must be that of the picture in `format`.
  static func decode(
    _ bytes: [UInt8], as format: spng_format, into pixels: UnsafeMutableRawBufferPointer
  ) throws(ImageError) {
    guard let context = spng_ctx_new(0) else { throw PNGContents.broken("no memory") }
    defer { spng_ctx_free(context) }
    let status = bytes.withUnsafeBytes { bytes -> Int32 in
      var count = 0
      for step in [
        { spng_set_png_buffer(context, bytes.baseAddress, bytes.count) },
        { spng_decoded_image_size(context, Int32(format.rawValue), &count) },
        { count == pixels.count ? 0 : Int32(SPNG_EBUFSIZ.rawValue) },
        {
          spng_decode_image(
            context, pixels.baseAddress, count, Int32(format.rawValue), Int32(SPNG_DECODE_TRNS.rawValue))
        },
      ] as [() -> Int32] {
        let status = step()
        guard status == 0 else { return status }
      }
      return 0
    }
    guard status == 0 else { throw PNGContents.broken(String(cString: spng_strerror(status))) }
  }
}

extension PNGContents {
  /// The file without texts, times and the like, which libspng would read first.
  func pictureOnly(of bytes: [UInt8]) -> [UInt8] {
    var file = PNG.signature
    // With the length before and the checksum after each.
    for chunk in pictureChunks { file += bytes[(chunk.lowerBound - 4)..<(chunk.upperBound + 4)] }
    var end = PNGFile()
    end.append("IEND") { _ in }
    return file + end.bytes[PNG.signature.count...]
  }
}
