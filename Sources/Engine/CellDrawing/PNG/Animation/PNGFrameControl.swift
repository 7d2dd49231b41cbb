/// The content of an `fcTL` chunk: the place of a frame, its duration, and how it changes the canvas.
struct PNGFrameControl: Hashable {
  /// The change of the frame's rectangle before the next frame is drawn.
  enum Disposal: UInt8 {
    case none = 0
    case clear = 1
    case restore = 2
  }

  /// How a frame is drawn on the canvas.
  enum Blending: UInt8 {
    case replace = 0
    case over = 1
  }

  /// The number of bytes of the chunk's content.
  static let byteCount = 26

  /// The rectangle in pixels.
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var duration: PNGFrameDuration
  var disposal = Disposal.none
  var blending = Blending.replace
}

extension PNGFrameControl {
  /// Reads the content of a chunk after its sequence number. Throws `ImageError` if a value is not valid, or if the
  /// frame is not inside of a canvas of that size.
  init(_ bytes: [UInt8], at start: Int, canvas: (width: Int, height: Int)) throws(ImageError) {
    func long(_ offset: Int) -> Int { Int(bytes.bigEndian(at: start + offset)) }
    func short(_ offset: Int) -> UInt16 {
      UInt16(bytes[start + offset]) << 8 | UInt16(bytes[start + offset + 1])
    }
    guard let disposal = Disposal(rawValue: bytes[start + 24]),
      let blending = Blending(rawValue: bytes[start + 25])
    else { throw PNGContents.broken("a frame of its animation has an unknown operation") }
    self.init(
      x: long(12), y: long(16), width: long(4), height: long(8),
      duration: PNGFrameDuration(short(20), per: short(22)), disposal: disposal, blending: blending)
    // Each number is below 2³², so the sums cannot overflow.
    guard width > 0, height > 0, x + width <= canvas.width, y + height <= canvas.height else {
      throw PNGContents.broken("a frame of its animation is not inside of the picture")
    }
  }

  /// Appends the content of a chunk.
  func append(sequence: UInt32, to bytes: inout [UInt8]) {
    bytes.append(bigEndian: sequence)
    for number in [width, height, x, y] { bytes.append(bigEndian: UInt32(number)) }
    for number in [duration.numerator, duration.denominator] {
      bytes += [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]
    }
    bytes += [disposal.rawValue, blending.rawValue]
  }
}
