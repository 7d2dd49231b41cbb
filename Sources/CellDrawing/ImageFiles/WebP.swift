internal import CWebP

/// The WebP format, decoded by libwebp; of an animation, the first picture.
enum WebP {
  static func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    let features = try features(of: bytes)
    return (Int(features.width), Int(features.height))
  }

  /// Decodes the whole picture: a smaller one would cost libwebp as much.
  static func decode(_ bytes: [UInt8]) throws(ImageError) -> ImagePixels {
    let features = try features(of: bytes)
    let canvas = (width: Int(features.width), height: Int(features.height))
    return try bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
      guard features.has_animation != 0 else { return try decode(bytes, on: canvas) }
      return try withFirstPicture(of: bytes) { picture, place throws(ImageError) in
        // What lies round it is transparent.
        try decode(
          UnsafeBufferPointer(start: picture.fragment.bytes, count: picture.fragment.size), on: canvas,
          at: place)
      }
    }
  }

  /// Decodes a picture into pixels of a canvas, its top left corner at `place`.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, on canvas: (width: Int, height: Int),
    at place: (x: Int, y: Int) = (0, 0)
  ) throws(ImageError) -> ImagePixels {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { throw failure("libwebp has another version") }
    config.output.colorspace = MODE_bgrA
    config.output.is_external_memory = 1
    var pixels = [UInt8](repeating: 0, count: canvas.width * canvas.height * 4)
    let start = (place.y * canvas.width + place.x) * 4
    let status = pixels.withUnsafeMutableBufferPointer { pixels in
      let target = UnsafeMutableBufferPointer(rebasing: pixels[start...])
      config.output.u.RGBA.rgba = target.baseAddress
      config.output.u.RGBA.stride = Int32(canvas.width * 4)
      config.output.u.RGBA.size = target.count
      return WebPDecode(bytes.baseAddress, bytes.count, &config)
    }
    guard status == VP8_STATUS_OK else { throw failure("its data is damaged (status \(status.rawValue))") }
    return ImagePixels(width: canvas.width, height: canvas.height, bytes: pixels)
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
