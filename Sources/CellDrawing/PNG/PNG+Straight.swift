extension PNG {
  /// The pixels of a file as it holds them: not multiplied by alpha.
  package enum StraightPixels {
    /// Blue, green, red, alpha in memory.
    case eightBits(Bitmap)
    /// Red, green, blue, alpha in memory, rows without gaps.
    case sixteenBits([UInt16], width: Int, height: Int)
  }

  /// Throws `ImageError` when the bytes are no whole PNG, or one beyond a bitmap's limits.
  ///
  /// - Parameter isWide: whether 16 bits a channel are given of any file; else of those that have so many.
  package static func decodeStraight(_ bytes: [UInt8], isWide: Bool = false) throws(ImageError)
    -> StraightPixels
  {
    let contents = try PNGContents(bytes)
    if isWide || contents.bitDepth == 16 {
      return .sixteenBits(
        try decodeWide(bytes, contents), width: contents.width, height: contents.height)
    }
    // Where every pixel is opaque there is nothing to multiply.
    if contents.ordinaryChannels == 3 { return .eightBits(try decode(bytes)) }
    let bitmap = try Bitmap(width: contents.width, height: contents.height)
    try decodeUnusual(bytes, contents, into: bitmap) { $0 & 0xFF00_FF00 | $0 >> 16 & 255 | ($0 & 255) << 16 }
    return .eightBits(bitmap)
  }

  /// Whether a channel of a pixel has a value that 8 bits cannot hold: only files of 16 bits have such.
  ///
  /// Throws `ImageError` when the bytes are no whole PNG.
  package static func isFinerThanEightBits(_ bytes: [UInt8]) throws(ImageError) -> Bool {
    let contents = try PNGContents(bytes)
    guard contents.bitDepth == 16 else { return false }
    return try decodeWide(bytes, contents).contains { $0 >> 8 != $0 & 255 }
  }
}
