internal import CWebP

/// The WebP format, decoded by libwebp; of an animation, the first picture.
enum WebP {
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    let features = try features(of: bytes)
    return (Int(features.width), Int(features.height))
  }

  /// Decodes the whole picture, scaled down by libwebp to `width` x `height` where it is larger in both.
  static func decode(_ bytes: [UInt8], atLeast width: Int, _ height: Int) throws(ImageError) -> ImagePixels {
    let features = try features(of: bytes)
    guard features.has_animation == 0 else {
      guard let still = firstPicture(of: bytes) else { throw failure("its animation has no picture") }
      return try decode(still, atLeast: width, height)
    }
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { throw failure("libwebp has another version") }
    var (outWidth, outHeight) = (Int(features.width), Int(features.height))
    if width < outWidth, height < outHeight, width > 0, height > 0 {
      (outWidth, outHeight) = (width, height)
      config.options.use_scaling = 1
      config.options.scaled_width = Int32(width)
      config.options.scaled_height = Int32(height)
    }
    var pixels = [UInt8](repeating: 0, count: outWidth * outHeight * 4)
    let status = bytes.withUnsafeBufferPointer { bytes in
      pixels.withUnsafeMutableBufferPointer { pixels in
        config.output.colorspace = MODE_bgrA
        config.output.is_external_memory = 1
        config.output.u.RGBA.rgba = pixels.baseAddress
        config.output.u.RGBA.stride = Int32(outWidth * 4)
        config.output.u.RGBA.size = pixels.count
        return WebPDecode(bytes.baseAddress, bytes.count, &config)
      }
    }
    guard status == VP8_STATUS_OK else { throw failure("its data is damaged (status \(status.rawValue))") }
    return ImagePixels(width: outWidth, height: outHeight, bytes: pixels)
  }

  private static func features(of bytes: [UInt8]) throws(ImageError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = bytes.withUnsafeBufferPointer { WebPGetFeatures($0.baseAddress, $0.count, &features) }
    guard status == VP8_STATUS_OK else { throw failure("its header is damaged (status \(status.rawValue))") }
    return features
  }

  /// The picture of the first `ANMF` chunk as a file of its own.
  private static func firstPicture(of bytes: [UInt8]) -> [UInt8]? {
    var place = 12
    while place + 8 <= bytes.count {
      let length = number(bytes, place + 4)
      let end = place + 8 + length
      guard end <= bytes.count else { return nil }
      if bytes[place..<(place + 4)].elementsEqual("ANMF".utf8), length > 24 {
        return still(bytes[(place + 8)..<end])
      }
      place = end + length % 2
    }
    return nil
  }

  /// A file of the chunks of a frame, after the 16 bytes that place it; with alpha those need a `VP8X` header.
  private static func still(_ frame: ArraySlice<UInt8>) -> [UInt8] {
    let chunks = frame.dropFirst(16)
    var body = Array("WEBP".utf8)
    if chunks.starts(with: Array("ALPH".utf8)) {
      body +=
        Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0]
        + frame[(frame.startIndex + 6)..<(frame.startIndex + 12)]
    }
    body += chunks
    let count = UInt32(body.count)
    return Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + body
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  private static func failure(_ reason: String) -> ImageError { .broken(format: "WebP", reason: reason) }
}
