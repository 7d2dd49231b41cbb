internal import CellSnapLoading
internal import CellSnapSPNG

extension PNG {
  /// Decodes a file with libspng, which reads every kind of PNG, into a bitmap of the file's size.
  static func decodeUnusual(_ bytes: [UInt8], _ contents: PNGContents, into bitmap: Bitmap) throws(ImageError)
  {
    try decodeUnusual(bytes, contents, into: bitmap) {
      UInt32(
        premultiplying: UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8),
        UInt8(truncatingIfNeeded: $0 >> 16), UInt8(truncatingIfNeeded: $0 >> 24))
    }
  }

  /// - Parameter pixel: Makes a pixel from one with red, green, blue and alpha in memory, not multiplied by alpha.
  @inline(__always)
  static func decodeUnusual(
    _ bytes: [UInt8], _ contents: PNGContents, into bitmap: Bitmap, pixel: (UInt32) -> UInt32
  ) throws(ImageError) {
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    if contents.bitDepth == 16 {
      // libspng leaves out the lower 8 bits.
      let samples = try decodeWide(bytes, contents)
      func nearest(_ index: Int) -> UInt32 { (UInt32(samples[index]) * 255 + 32_767) / 65_535 }
      for index in pixels.indices {
        let first = index * 4
        pixels[index] = pixel(
          nearest(first) | nearest(first + 1) << 8 | nearest(first + 2) << 16 | nearest(first + 3) << 24)
      }
      return
    }
    try decode(bytes, contents, as: SPNG_FMT_RGBA8, into: bitmap.pixels)
    for index in pixels.indices { pixels[index] = pixel(pixels[index]) }
  }

  /// Returns red, green, blue and alpha with 16 bits each, not multiplied by alpha.
  static func decodeWide(_ bytes: [UInt8], _ contents: PNGContents) throws(ImageError) -> [UInt16] {
    let count = try Bitmap.byteCount(width: contents.width, height: contents.height)
    var samples = [UInt16](repeating: 0, count: count)
    let result = samples.withUnsafeMutableBytes { buffer in
      Result { () throws(ImageError) in
        try decode(bytes, contents, as: SPNG_FMT_RGBA16, into: buffer)
      }
    }
    try result.get()
    return samples
  }

  /// Fills `pixels`, whose size must be the picture's size in `format`.
  private static func decode(
    _ bytes: [UInt8], _ contents: PNGContents, as format: spng_format,
    into pixels: UnsafeMutableRawBufferPointer
  ) throws(ImageError) {
    try LoadedLibrary.require(CELLSNAP_SPNG, for: "PNG")
    guard let context = spng_ctx_new(0) else { throw PNGContents.broken("no memory") }
    defer { spng_ctx_free(context) }
    let status = contents.pictureOnly(of: bytes).withUnsafeBytes { bytes -> Int32 in
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
  /// Returns the file without texts, times and similar chunks, which libspng would read first.
  fileprivate func pictureOnly(of bytes: [UInt8]) -> [UInt8] {
    var file = PNG.signature
    // Each chunk includes the length before it and the checksum after it.
    for chunk in pictureChunks { file += bytes[(chunk.lowerBound - 4)..<(chunk.upperBound + 4)] }
    var end = PNGFile()
    end.append("IEND") { _ in }
    return file + end.bytes[PNG.signature.count...]
  }
}
