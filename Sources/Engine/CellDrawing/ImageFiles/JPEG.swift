internal import CellSnapLoading
internal import CellSnapTurboJPEG

/// The JPEG format, decoded by libjpeg-turbo.
package enum JPEG {
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    let decoder = try decoder()
    defer { tjDestroy(decoder) }
    let header = try header(bytes, decoder)
    return (header.width, header.height)
  }

  /// The maximum number of halvings, to an eighth: JPEG's blocks have eight pixels per side.
  static let maximumHalvings = 3

  /// Decodes the whole picture with both sides halved `halvings` times, rounded up.
  static func decode(
    _ bytes: [UInt8], halvings: Int, profile: ColorProfile? = nil
  ) throws(ImageError) -> ImagePixels {
    let decoder = try decoder()
    defer { tjDestroy(decoder) }
    let header = try header(bytes, decoder)
    let rest = 1 << halvings - 1
    let (scaledWidth, scaledHeight) = ((header.width + rest) >> halvings, (header.height + rest) >> halvings)
    let isInk =
      header.colorSpace == Int32(TJCS_CMYK.rawValue) || header.colorSpace == Int32(TJCS_YCCK.rawValue)
    var pixels = [UInt8](repeating: 0, count: scaledWidth * scaledHeight * 4)
    let status = bytes.withUnsafeBufferPointer { bytes in
      pixels.withUnsafeMutableBufferPointer { pixels in
        tjDecompress2(
          decoder, bytes.baseAddress, UInt(bytes.count), pixels.baseAddress, Int32(scaledWidth), 0,
          Int32(scaledHeight), Int32((isInk ? TJPF_CMYK : TJPF_BGRA).rawValue), TJFLAG_LIMITSCANS)
      }
    }
    guard isWhole(decoder, status) else { throw failure(decoder) }
    if isInk {
      if profile?.convertInksToSRGB(&pixels) != true { convertInk(&pixels) }
    } else {
      profile?.convertToSRGB(&pixels)
    }
    return ImagePixels(width: scaledWidth, height: scaledHeight, bytes: pixels)
  }

  /// Whether every program shows this file alike: it has three channels or one.
  static func isPortable(_ bytes: [UInt8]) -> Bool {
    guard let decoder = try? decoder() else { return false }
    defer { tjDestroy(decoder) }
    guard let header = try? header(bytes, decoder) else { return false }
    return header.colorSpace == Int32(TJCS_YCbCr.rawValue) || header.colorSpace == Int32(TJCS_GRAY.rawValue)
  }

  /// Returns a decoder, which the caller destroys.
  private static func decoder() throws(ImageError) -> tjhandle {
    try LoadedLibrary.require(CELLSNAP_TURBOJPEG, for: "JPEG")
    guard let decoder = tjInitDecompress() else { throw .broken(format: "JPEG", reason: "no memory") }
    return decoder
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

  /// Converts inks to colours. Adobe's files hold inverted cyan, magenta, yellow and black, so that each colour is
  /// a product.
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

  /// Returns whether the whole picture could be read. Irregularities that cameras leave in their files do not
  /// count.
  private static func isWhole(_ decoder: tjhandle, _ status: Int32) -> Bool {
    if status == 0 { return true }
    return tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
      && !String(cString: tjGetErrorStr2(decoder)).contains("Premature end")
  }

  private static func failure(_ decoder: tjhandle) -> ImageError {
    .broken(format: "JPEG", reason: String(cString: tjGetErrorStr2(decoder)))
  }
}
