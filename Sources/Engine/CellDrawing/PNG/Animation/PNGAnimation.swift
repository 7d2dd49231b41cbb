/// The frames of an animated PNG (APNG), found by its chunks and not decoded yet.
///
/// ```text
/// acTL          the number of frames, and how often they are shown
/// fcTL IDAT     the first frame, which programs without animations show alone
/// fcTL fdAT …   each further frame
/// ```
package struct PNGAnimation {
  struct Frame {
    var control: PNGFrameControl
    /// The ranges of the frame's image data in the file.
    var data: [Range<Int>] = []
  }

  /// The width of the canvas in pixels; `height` is in pixels too.
  package let width: Int
  package let height: Int
  /// How often the frames are shown; 0 means without end.
  package let loopCount: Int
  private(set) var frames: [Frame] = []
  /// The header, and the chunks that apply to every frame, such as a palette: length, type, content and checksum.
  private(set) var sharedChunks: [Range<Int>] = []

  /// Reads the chunks of a file. Returns nil for a picture without an animation.
  ///
  /// Throws `ImageError` if the bytes are not a complete PNG, or the chunks of its animation contradict each other.
  package init?(_ bytes: [UInt8]) throws(ImageError) {
    let contents = try PNGContents(bytes)
    guard contents.displays.contains(.animated) else { return nil }
    guard contents.bitDepth <= 8 else { throw Self.broken("has more than 8 bits per channel") }
    (width, height) = (contents.width, contents.height)
    var chunks = PNGAnimationChunks(width: width, height: height)
    var place = PNG.signature.count
    // `PNGContents` accepts a file that ends without a whole `IEND` chunk.
    while let chunk = try? PNGChunk(at: place, of: bytes), chunk.type != "IEND" {
      if Self.isShared(chunk.type) { sharedChunks.append(place..<chunk.end) }
      try chunks.add(chunk, of: bytes)
      place = chunk.end
    }
    (frames, loopCount) = try chunks.finish()
    // A frame of a few bytes can need a whole canvas.
    guard frames.count <= Bitmap.maximumPixelCount / max(width * height, 1) else {
      throw Self.broken("has \(frames.count) frames of \(width) by \(height) pixels, which are too many")
    }
  }

  private static func isShared(_ type: String) -> Bool { ["IHDR", "PLTE", "tRNS"].contains(type) }

  package var frameCount: Int { frames.count }
  /// The duration of each frame.
  package var durations: [PNGFrameDuration] { frames.map(\.control.duration) }

  static func broken(_ reason: String) -> ImageError { PNGContents.broken("its animation \(reason)") }
}
