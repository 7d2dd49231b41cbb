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
    let canvas = (width: Int(features.width), height: Int(features.height))
    let isReduced = width > 0 && height > 0 && width < canvas.width && height < canvas.height
    let size = isReduced ? (width: width, height: height) : canvas
    return try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      guard features.has_animation != 0 else { return try decode(bytes, at: size, isReduced: isReduced) }
      return try withFirstPicture(of: bytes) { picture, place throws(ImageError) in
        let isWhole = (picture.width, picture.height) == (Int32(canvas.width), Int32(canvas.height))
        let data = UnsafeBufferPointer(start: picture.fragment.bytes, count: picture.fragment.size)
        if isWhole { return try decode(data, at: size, isReduced: isReduced) }
        // What lies round it is transparent.
        return try decode(data, at: canvas, isReduced: false, from: place)
      }
    }
  }

  /// Decodes a picture into pixels of `size`: reduced to it, or as it is with its top left corner at `place`.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at size: (width: Int, height: Int), isReduced: Bool,
    from place: (x: Int, y: Int) = (0, 0)
  ) throws(ImageError) -> ImagePixels {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { throw failure("libwebp has another version") }
    if isReduced {
      config.options.use_scaling = 1
      config.options.scaled_width = Int32(size.width)
      config.options.scaled_height = Int32(size.height)
    }
    config.output.colorspace = MODE_bgrA
    config.output.is_external_memory = 1
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    let start = (place.y * size.width + place.x) * 4
    let status = pixels.withUnsafeMutableBufferPointer { pixels in
      let target = UnsafeMutableBufferPointer(rebasing: pixels[start...])
      config.output.u.RGBA.rgba = target.baseAddress
      config.output.u.RGBA.stride = Int32(size.width * 4)
      config.output.u.RGBA.size = target.count
      return WebPDecode(bytes.baseAddress, bytes.count, &config)
    }
    guard status == VP8_STATUS_OK else { throw failure("its data is damaged (status \(status.rawValue))") }
    return ImagePixels(width: size.width, height: size.height, bytes: pixels)
  }

  /// Gives `body` the first picture of an animation and its place on the canvas.
  private static func withFirstPicture<Result>(
    of bytes: UnsafeBufferPointer<UInt8>,
    _ body: (WebPIterator, _ place: (x: Int, y: Int)) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
    // Of a file that is cut off, the picture may be whole.
    guard let animation = WebPDemuxPartial(&data, nil) else { throw failure("its animation is damaged") }
    defer { WebPDemuxDelete(animation) }
    var picture = WebPIterator()
    guard WebPDemuxGetFrame(animation, 1, &picture) != 0 else {
      throw failure("its animation has no picture")
    }
    defer { WebPDemuxReleaseIterator(&picture) }
    guard picture.complete != 0 else { throw failure("it ends in its first picture") }
    return try body(picture, (Int(picture.x_offset), Int(picture.y_offset)))
  }

  private static func features(of bytes: [UInt8]) throws(ImageError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = bytes.withUnsafeBufferPointer { WebPGetFeatures($0.baseAddress, $0.count, &features) }
    guard status == VP8_STATUS_OK else { throw failure("its header is damaged (status \(status.rawValue))") }
    return features
  }

  private static func failure(_ reason: String) -> ImageError { .broken(format: "WebP", reason: reason) }
}
