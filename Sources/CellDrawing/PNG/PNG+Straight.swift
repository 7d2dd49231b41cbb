internal import CSPNG

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
    if isWide || contents.bitDepth == 16 { return try decodeWide(bytes, contents) }
    // Where every pixel is opaque there is nothing to multiply.
    if contents.ordinaryChannels == 3 { return .eightBits(try decode(bytes)) }
    let bitmap = try Bitmap(width: contents.width, height: contents.height)
    try decode(contents.pictureOnly(of: bytes), as: SPNG_FMT_RGBA8, into: bitmap.pixels)
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    var index = 0
    while index < pixels.count {
      let pixel = pixels[index]
      pixels[index] = pixel & 0xFF00_FF00 | pixel >> 16 & 255 | (pixel & 255) << 16
      index &+= 1
    }
    return .eightBits(bitmap)
  }

  private static func decodeWide(_ bytes: [UInt8], _ contents: PNGContents) throws(ImageError)
    -> StraightPixels
  {
    let (width, height) = (contents.width, contents.height)
    guard width <= Bitmap.maximumSide, height <= Bitmap.maximumSide,
      width * height <= Bitmap.maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
    var pixels = [UInt16](repeating: 0, count: width * height * 4)
    let picture = contents.pictureOnly(of: bytes)
    let failure = pixels.withUnsafeMutableBytes { buffer -> ImageError? in
      do throws(ImageError) {
        try decode(picture, as: SPNG_FMT_RGBA16, into: buffer)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    return .sixteenBits(pixels, width: width, height: height)
  }
}
