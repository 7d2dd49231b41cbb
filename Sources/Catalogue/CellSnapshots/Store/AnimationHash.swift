import CellDrawing

/// The hash of an animation: of its canvas, its frames in straight colours, their durations and its loops.
struct AnimationHash {
  private var numbers: [UInt64]

  init(width: Int, height: Int, loopCount: Int) {
    numbers = [width, height, loopCount].map { UInt64(truncatingIfNeeded: $0) }
  }

  mutating func add(_ bitmap: Bitmap, duration: PNGFrameDuration) {
    let hash = ContentHash(of: bitmap)
    numbers += [hash.high, hash.low, duration.seconds.bitPattern]
  }

  var value: ContentHash {
    numbers.map(\.littleEndian).withUnsafeBytes { ContentHash(of: $0) }
  }
}
