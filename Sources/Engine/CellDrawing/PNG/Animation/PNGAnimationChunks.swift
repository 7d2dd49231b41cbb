/// A reader of the chunks of an animation in their order, which refuses those that contradict each other.
struct PNGAnimationChunks {
  private let width: Int
  private let height: Int
  private(set) var frames: [PNGAnimation.Frame] = []
  /// The contents of the `acTL` chunk.
  private var announced: (frames: Int, loops: Int)?
  private var nextSequence: UInt32 = 0
  private var hasPicture = false
  /// Whether the first frame is the file's own picture.
  private var startsWithPicture = false

  /// - Parameters:
  ///   - width: The width of the canvas in pixels.
  ///   - height: The height of the canvas in pixels.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Takes the next chunk. Throws `ImageError` if it is not allowed there.
  mutating func add(_ chunk: PNGChunk, of bytes: [UInt8]) throws(ImageError) {
    switch chunk.type {
    case "acTL":
      guard announced == nil, !hasPicture else { throw PNGAnimation.broken("begins twice or too late") }
      let start = chunk.content.lowerBound
      announced = (Int(bytes.bigEndian(at: start)), Int(bytes.bigEndian(at: start + 4)))
    case "fcTL":
      try checkSequence(chunk, of: bytes)
      guard frames.last?.data.isEmpty != true else {
        throw PNGAnimation.broken("has a frame without a picture")
      }
      let control = try PNGFrameControl(bytes, at: chunk.content.lowerBound, canvas: (width, height))
      // A frame before the file's own picture is that picture.
      guard hasPicture || (control.width == width && control.height == height) else {
        throw PNGAnimation.broken("has a first frame of another size than the picture")
      }
      frames.append(PNGAnimation.Frame(control: control))
    case "IDAT":
      (hasPicture, startsWithPicture) = (true, !frames.isEmpty)
      if startsWithPicture { frames[0].data.append(chunk.content) }
    case "fdAT":
      try checkSequence(chunk, of: bytes)
      guard hasPicture, let last = frames.indices.last, last > 0 || !startsWithPicture else {
        throw PNGAnimation.broken("has data that belong to no frame")
      }
      frames[last].data.append((chunk.content.lowerBound + 4)..<chunk.content.upperBound)
    default: break
    }
  }

  private mutating func checkSequence(_ chunk: PNGChunk, of bytes: [UInt8]) throws(ImageError) {
    guard chunk.content.count >= 4, bytes.bigEndian(at: chunk.content.lowerBound) == nextSequence else {
      throw PNGAnimation.broken("has frames in a wrong order")
    }
    nextSequence += 1
  }

  /// Returns the frames and how often they are shown. Throws `ImageError` if frames are missing.
  func finish() throws(ImageError) -> (frames: [PNGAnimation.Frame], loopCount: Int) {
    guard let announced, announced.frames > 0, announced.frames == frames.count else {
      throw PNGAnimation.broken("has \(frames.count) frames and announces \(announced?.frames ?? 0)")
    }
    guard frames.last?.data.isEmpty == false else {
      throw PNGAnimation.broken("has a frame without a picture")
    }
    return (frames, announced.loops)
  }
}
