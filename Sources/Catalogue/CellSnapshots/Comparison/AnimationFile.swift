package import CellDrawing

/// The frames of a PNG file. A picture without an animation counts as one frame without a duration.
package final class AnimationFile {
  /// The duration of each frame; nil if the file is no animation.
  let durations: [PNGFrameDuration]?
  /// How often the frames are shown; 0 means without end.
  let loopCount: Int
  private let bytes: [UInt8]
  private let pictures: PNGAnimationPictures?
  private var isAtEnd = false

  /// Throws `ImageError` if the bytes are not a whole PNG, or the chunks of its animation contradict each other.
  package init(_ bytes: [UInt8]) throws(ImageError) {
    self.bytes = bytes
    let animation = try PNGAnimation(bytes)
    durations = animation?.durations
    loopCount = animation?.loopCount ?? 0
    pictures = try animation.map { animation throws(ImageError) in
      try PNGAnimationPictures(of: animation, in: bytes)
    }
  }

  package var isAnimation: Bool { durations != nil }

  /// Returns the pixels of the next frame, which are valid until the next call, or nil after the last frame.
  ///
  /// Throws `ImageError` if the frame cannot be decoded.
  package func next() throws(ImageError) -> PNG.StraightPixels? {
    if let pictures { return try pictures.next().map { .eightBits($0) } }
    guard !isAtEnd else { return nil }
    isAtEnd = true
    return try PNG.decodeStraight(bytes)
  }
}
