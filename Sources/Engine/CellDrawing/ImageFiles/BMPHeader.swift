/// The headers of a BMP file: the file's header, the picture's header in one of eight generations, and the palette.
struct BMPHeader {
  /// The way in which the rows are stored.
  enum Encoding {
    /// Indices into the palette, with 1, 2, 4 or 8 bits each.
    case indices
    /// Indices in runs, with 4 or 8 bits each.
    case runs
    /// Pixels with 16, 24 or 32 bits, of which each channel has a mask.
    case channels(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32)
  }

  let width: Int
  let height: Int
  /// Whether the first row of the file is the lowest of the picture.
  let isBottomUp: Bool
  /// The bits per pixel.
  let bits: Int
  let encoding: Encoding
  /// The pixels of the palette, in memory blue, green, red, alpha.
  let palette: [UInt32]
  /// The place of the rows.
  let start: Int
  let profile: ColorProfile?

  /// The number of bytes from one row to the next, unless the rows are runs.
  var stride: Int { (width * bits + 31) / 32 * 4 }

  /// Whether the bytes begin as a BMP does.
  static func isBMP(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 26 && bytes.starts(with: Array("BM".utf8))
      && [12, 16, 40, 52, 56, 64, 108, 124].contains(bytes.number32(at: 14))
  }

  /// Throws `ImageError` for values that BMP does not have, and for compressions of printers.
  init(_ bytes: [UInt8]) throws(ImageError) {
    let count = bytes.number32(at: 14)
    guard bytes.count >= 14 + count else { throw BMP.failure("it ends in its header") }
    let isOld = count == 12
    let place = isOld ? 24 : 28
    width = isOld ? bytes.number16(at: 18) : bytes.signed32(at: 18)
    let height = isOld ? bytes.number16(at: 20) : bytes.signed32(at: 22)
    (self.height, isBottomUp) = (abs(height), height > 0)
    bits = bytes.number16(at: place)
    let compression = count >= 40 ? bytes.number32(at: 30) : 0
    guard width > 0, height != 0 else { throw BMP.failure("it has no size") }

    let isMasked = compression == 3 || compression == 6
    // The oldest header with masks has them behind itself.
    let maskCount = isMasked && count == 40 ? (compression == 6 ? 16 : 12) : 0
    let headerEnd = 14 + count + maskCount
    guard bytes.count >= headerEnd else { throw BMP.failure("it ends in its header") }
    switch (compression, bits) {
    case (0, 1), (0, 2), (0, 4), (0, 8): encoding = .indices
    case (1, 8), (2, 4): encoding = .runs
    case (0, 16): encoding = .channels(red: 0x7C00, green: 0x3E0, blue: 0x1F, alpha: 0)
    case (0, 24), (0, 32): encoding = .channels(red: 0xFF_0000, green: 0xFF00, blue: 0xFF, alpha: 0)
    case (3, 16), (3, 32), (6, 16), (6, 32):
      // OS/2 has another compression with this number.
      guard count != 64 else { throw BMP.failure("its compression \(compression) is unknown") }
      let hasAlpha = count >= 56 || maskCount == 16
      let masks = [54, 58, 62].map { UInt32(bytes.number32(at: $0)) }
      encoding = .channels(
        red: masks[0], green: masks[1], blue: masks[2],
        alpha: hasAlpha ? UInt32(bytes.number32(at: 66)) : 0)
    default: throw BMP.failure("its compression \(compression) with \(bits) bits is unknown")
    }

    let colorsUsed = count >= 40 ? bytes.number32(at: 46) : 0
    let entry = isOld ? 3 : 4
    let stated = bytes.number32(at: 10)
    var colorCount = bits > 8 ? 0 : 1 << bits
    if colorsUsed > 0, colorsUsed < colorCount { colorCount = colorsUsed }
    // The palette ends where the rows begin, unless they are said to begin in its place.
    let isStated = stated >= headerEnd + (colorCount > 0 ? entry : 0)
    colorCount = min(colorCount, ((isStated ? min(stated, bytes.count) : bytes.count) - headerEnd) / entry)
    palette = (0..<colorCount).map { color in
      let place = headerEnd + color * entry
      return 255 << 24 | UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place])
    }
    start = isStated ? stated : headerEnd + colorCount * entry
    profile = count == 124 ? Self.profile(in: bytes) : nil
  }

  /// Returns the profile in a file whose header names the space "MBED".
  private static func profile(in bytes: [UInt8]) -> ColorProfile? {
    guard bytes.number32(at: 70) == 0x4D42_4544 else { return nil }
    let (start, count) = (14 + bytes.number32(at: 126), bytes.number32(at: 130))
    guard count > 0, start + count <= bytes.count else { return nil }
    return ColorProfile(icc: Array(bytes[start..<(start + count)]))
  }
}

extension [UInt8] {
  /// Returns a number of two bytes, the lower one first.
  func number16(at place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }
  /// Returns a number of four bytes, the lowest one first.
  func number32(at place: Int) -> Int { number16(at: place) | number16(at: place + 2) << 16 }
  fileprivate func signed32(at place: Int) -> Int { Int(Int32(truncatingIfNeeded: number32(at: place))) }
}
