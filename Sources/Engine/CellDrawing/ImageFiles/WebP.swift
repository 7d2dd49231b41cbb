internal import CellSnapLoading
internal import CellSnapWebP

/// The WebP format, decoded by libwebp. For an animation, this is its first picture.
enum WebP {
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    let features = try features(of: bytes)
    return (Int(features.width), Int(features.height))
  }

  /// Decodes the whole picture. A smaller one would take libwebp as long.
  static func decode(_ bytes: [UInt8], profile: ColorProfile? = nil) throws(ImageError) -> ImagePixels {
    let features = try features(of: bytes)
    let canvas = (width: Int(features.width), height: Int(features.height))
    return try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      guard features.has_animation != 0 else {
        return try decode(bytes, on: canvas, isOpaque: features.isOpaque, profile)
      }
      return try withFirstPicture(of: bytes) { picture, place throws(ImageError) in
        try decode(
          UnsafeBufferPointer(start: picture.fragment.bytes, count: picture.fragment.size), on: canvas,
          at: place, profile)
      }
    }
  }

  /// Decodes a picture as large as its canvas.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, on canvas: (width: Int, height: Int), isOpaque: Bool,
    _ profile: ColorProfile?
  ) throws(ImageError) -> ImagePixels {
    let config = try config(isStraight: profile != nil)
    let byteCount = canvas.width * canvas.height * 4
    var status = VP8_STATUS_OUT_OF_MEMORY
    // Filling the memory with zeros first would add a tenth to the decoding time.
    let pixels = [UInt8](unsafeUninitializedCapacity: byteCount) { pixels, count in
      status = decode(
        bytes, to: UnsafeMutableBufferPointer(rebasing: pixels[..<byteCount]), canvas.width, config)
      if status == VP8_STATUS_OK { count = byteCount }
    }
    try check(status)
    guard profile == nil else {
      return ImagePixels(straight: pixels, width: canvas.width, height: canvas.height, profile: profile)
    }
    return ImagePixels(
      width: canvas.width, height: canvas.height, bytes: pixels, isOpaque: isOpaque ? true : nil)
  }

  /// Decodes a picture into a part of its canvas, with its top left corner at `place`. The rest of the canvas is
  /// transparent.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, on canvas: (width: Int, height: Int), at place: (x: Int, y: Int),
    _ profile: ColorProfile?
  ) throws(ImageError) -> ImagePixels {
    let config = try config(isStraight: profile != nil)
    var pixels = [UInt8](repeating: 0, count: canvas.width * canvas.height * 4)
    let start = (place.y * canvas.width + place.x) * 4
    let status = pixels.withUnsafeMutableBufferPointer { pixels in
      decode(bytes, to: UnsafeMutableBufferPointer(rebasing: pixels[start...]), canvas.width, config)
    }
    try check(status)
    guard profile == nil else {
      return ImagePixels(straight: pixels, width: canvas.width, height: canvas.height, profile: profile)
    }
    return ImagePixels(width: canvas.width, height: canvas.height, bytes: pixels)
  }

  /// Decodes a picture into rows that are `width` pixels apart.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, to pixels: UnsafeMutableBufferPointer<UInt8>, _ width: Int,
    _ config: WebPDecoderConfig
  ) -> VP8StatusCode {
    var config = config
    config.output.is_external_memory = 1
    config.output.u.RGBA.rgba = pixels.baseAddress
    config.output.u.RGBA.stride = Int32(width * 4)
    config.output.u.RGBA.size = pixels.count
    return WebPDecode(bytes.baseAddress, bytes.count, &config)
  }

  /// - Parameter isStraight: Whether the pixels are not multiplied by alpha.
  private static func config(isStraight: Bool) throws(ImageError) -> WebPDecoderConfig {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else {
      throw failure("the libwebp in use is not the one that CellSnap was built with; build again")
    }
    config.output.colorspace = isStraight ? MODE_BGRA : MODE_bgrA
    return config
  }

  private static func check(_ status: VP8StatusCode) throws(ImageError) {
    guard status == VP8_STATUS_OK else { throw failure("its data is damaged (status \(status.rawValue))") }
  }

  /// Passes the first picture of an animation and its place on the canvas to `body`.
  private static func withFirstPicture<Result>(
    of bytes: UnsafeBufferPointer<UInt8>,
    _ body: (WebPIterator, _ place: (x: Int, y: Int)) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    try LoadedLibrary.require(CELLSNAP_WEBPDEMUX, for: "WebP")
    var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
    // In a file that is cut off, the first picture may still be complete.
    guard let animation = WebPDemuxPartial(&data, nil) else { throw failure("its animation is damaged") }
    defer { WebPDemuxDelete(animation) }
    var picture = WebPIterator()
    guard WebPDemuxGetFrame(animation, 1, &picture) != 0 else {
      throw failure("its animation has no picture")
    }
    defer { WebPDemuxReleaseIterator(&picture) }
    guard picture.complete != 0 else { throw failure("it ends in the middle of its first picture") }
    return try body(picture, (Int(picture.x_offset), Int(picture.y_offset)))
  }

  private static func features(of bytes: [UInt8]) throws(ImageError) -> WebPBitstreamFeatures {
    try LoadedLibrary.require(CELLSNAP_WEBP, for: "WebP")
    var features = WebPBitstreamFeatures()
    let status = bytes.withUnsafeBufferPointer { WebPGetFeatures($0.baseAddress, $0.count, &features) }
    guard status == VP8_STATUS_OK else { throw failure("its header is damaged (status \(status.rawValue))") }
    return features
  }

  private static func failure(_ reason: String) -> ImageError { .broken(format: "WebP", reason: reason) }
}

extension WebPBitstreamFeatures {
  /// Whether no pixel can have alpha. For lossless pictures the header's flag is only a hint, so this is false.
  fileprivate var isOpaque: Bool { format == 1 && has_alpha == 0 }
}
