internal import CTurboJPEG

/// The JPEG format, decoded by libjpeg-turbo.
enum JPEG {
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    guard let decoder = tjInitDecompress() else { throw .broken(format: "JPEG", reason: "no memory") }
    defer { tjDestroy(decoder) }
    let header = try header(bytes, decoder)
    return (header.width, header.height)
  }

  /// Decodes the whole picture, at the smallest scale libjpeg-turbo has that is still `width` x `height` or more.
  static func decode(_ bytes: [UInt8], atLeast width: Int, _ height: Int) throws(ImageError) -> ImagePixels {
    guard let decoder = tjInitDecompress() else { throw .broken(format: "JPEG", reason: "no memory") }
    defer { tjDestroy(decoder) }
    let header = try header(bytes, decoder)
    let (scaledWidth, scaledHeight) = scaledSize(of: header, atLeast: width, height)
    let isInk =
      header.colorSpace == Int32(TJCS_CMYK.rawValue) || header.colorSpace == Int32(TJCS_YCCK.rawValue)
    var pixels = [UInt8](repeating: 0, count: scaledWidth * scaledHeight * 4)
    let status = bytes.withUnsafeBufferPointer { bytes in
      pixels.withUnsafeMutableBufferPointer { pixels in
        tjDecompress2(
          decoder, bytes.baseAddress, UInt(bytes.count), pixels.baseAddress, Int32(scaledWidth), 0,
          Int32(scaledHeight), Int32((isInk ? TJPF_CMYK : TJPF_BGRA).rawValue), 0)
      }
    }
    guard isWhole(decoder, status) else { throw failure(decoder) }
    if isInk { convertInk(&pixels) }
    return ImagePixels(width: scaledWidth, height: scaledHeight, bytes: pixels)
  }

  /// Whether every program that shows pictures shows this one alike: three channels or one, and upright.
  static func isPortable(_ bytes: [UInt8]) -> Bool {
    guard ImageOrientation(ofJPEG: bytes) == .up, let decoder = tjInitDecompress() else { return false }
    defer { tjDestroy(decoder) }
    guard let header = try? header(bytes, decoder) else { return false }
    return header.colorSpace == Int32(TJCS_YCbCr.rawValue) || header.colorSpace == Int32(TJCS_GRAY.rawValue)
  }

  private static func header(
    _ bytes: [UInt8], _ decoder: tjhandle
  ) throws(ImageError) -> (width: Int, height: Int, colorSpace: Int32) {
    var (width, height, sampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = bytes.withUnsafeBufferPointer {
      tjDecompressHeader3(decoder, $0.baseAddress, UInt($0.count), &width, &height, &sampling, &colorSpace)
    }
    guard isWhole(decoder, status), width > 0 else { throw failure(decoder) }
    return (Int(width), Int(height), colorSpace)
  }

  private static func scaledSize(
    of header: (width: Int, height: Int, colorSpace: Int32), atLeast width: Int, _ height: Int
  ) -> (Int, Int) {
    var count: Int32 = 0
    guard let factors = tjGetScalingFactors(&count) else { return (header.width, header.height) }
    var best = (header.width, header.height)
    for factor in UnsafeBufferPointer(start: factors, count: Int(count)) where factor.num <= factor.denom {
      let (numerator, denominator) = (Int(factor.num), Int(factor.denom))
      let scaled = (
        (header.width * numerator + denominator - 1) / denominator,
        (header.height * numerator + denominator - 1) / denominator
      )
      if scaled.0 >= width, scaled.1 >= height, scaled.0 < best.0 { best = scaled }
    }
    return best
  }

  /// Adobe's files hold cyan, magenta, yellow and black inverted, so that each colour is a product.
  private static func convertInk(_ pixels: inout [UInt8]) {
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let black = Int(pixels[place + 3])
      let (red, green, blue) = (Int(pixels[place]), Int(pixels[place + 1]), Int(pixels[place + 2]))
      pixels[place] = UInt8(blue * black / 255)
      pixels[place + 1] = UInt8(green * black / 255)
      pixels[place + 2] = UInt8(red * black / 255)
      pixels[place + 3] = 255
    }
  }

  /// Whether all of the picture could be read, oddities that cameras leave in their files aside.
  private static func isWhole(_ decoder: tjhandle, _ status: Int32) -> Bool {
    if status == 0 { return true }
    return tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
      && !String(cString: tjGetErrorStr2(decoder)).contains("Premature end")
  }

  private static func failure(_ decoder: tjhandle) -> ImageError {
    .broken(format: "JPEG", reason: String(cString: tjGetErrorStr2(decoder)))
  }
}
