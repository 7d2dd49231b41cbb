extension PNG {
  /// The pixels of a file as it holds them, not multiplied by alpha.
  package enum StraightPixels {
    /// Pixels with 8 bits per channel, in memory blue, green, red, alpha.
    case eightBits(Bitmap)
    /// Pixels with 16 bits per channel, in memory red, green, blue, alpha, in rows without gaps.
    case sixteenBits([UInt16], width: Int, height: Int)
  }

  /// Returns the pixels of a file without premultiplying them. Throws `ImageError` if the bytes are not a complete
  /// PNG, or its size is beyond a bitmap's limits.
  ///
  /// - Parameter isWide: Whether any file gives 16 bits per channel. Otherwise only files that have 16 bits do.
  package static func decodeStraight(_ bytes: [UInt8], isWide: Bool = false) throws(ImageError)
    -> StraightPixels
  {
    let contents = try PNGContents(bytes)
    if isWide || contents.bitDepth == 16 {
      return .sixteenBits(
        try decodeWide(bytes, contents), width: contents.width, height: contents.height)
    }
    return .eightBits(try decodeStraightBytes(bytes, contents))
  }

  /// Returns the pixels of a file with 8 bits per channel, without premultiplying them. 16 bits become the nearest 8.
  static func decodeStraightBytes(
    _ bytes: [UInt8], _ contents: PNGContents
  ) throws(ImageError) -> Bitmap {
    // If every pixel is opaque, premultiplying changes nothing.
    if contents.ordinaryChannels == 3 { return try decode(bytes) }
    let bitmap = try Bitmap(width: contents.width, height: contents.height)
    try decodeUnusual(bytes, contents, into: bitmap) { $0 & 0xFF00_FF00 | $0 >> 16 & 255 | ($0 & 255) << 16 }
    return bitmap
  }

  /// Returns whether a channel of a pixel has a value that 8 bits cannot hold. Only files with 16 bits have such
  /// values.
  ///
  /// Throws `ImageError` if the bytes are not a complete PNG.
  package static func isFinerThanEightBits(_ bytes: [UInt8]) throws(ImageError) -> Bool {
    let contents = try PNGContents(bytes)
    guard contents.bitDepth == 16 else { return false }
    return try decodeWide(bytes, contents).contains { $0 >> 8 != $0 & 255 }
  }
}
