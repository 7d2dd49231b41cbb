/// Turns the rows of a PNG file back into the pixels of a bitmap.
struct PNGUnfilter {
  /// Each row with the byte before it that names its filter.
  let rows: UnsafeMutableBufferPointer<UInt8>
  let channels: Int
  let bitmap: Bitmap

  private var rowCount: Int { 1 + bitmap.width * channels }

  /// False where a filter is none of PNG's five.
  func run() -> Bool {
    guard let start = rows.baseAddress, bitmap.width > 0, bitmap.height > 0 else { return true }
    let isSimple = channels == 3 && (0..<bitmap.height).allSatisfy { rows[$0 * rowCount] == 2 }
    for y in 0..<bitmap.height {
      let row = start + y * rowCount
      if isSimple {
        addOpaque(row + 1, to: pixels(y), above: y > 0 ? pixels(y - 1) : nil)
      } else {
        guard unfilter(row + 1, filter: row[0], above: y > 0 ? row + 1 - rowCount : nil) else { return false }
        convert(row + 1, to: pixels(y))
      }
    }
    return true
  }

  private func pixels(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableBufferPointer(rebasing: bitmap.pixels.bindMemory(to: UInt32.self)[(y * bitmap.width)...])
      .baseAddress.unsafelyUnwrapped
  }

  /// Adds a row of differences of red, green and blue to the pixels above: the filter "up", the usual case.
  private func addOpaque(
    _ row: UnsafeMutablePointer<UInt8>, to line: UnsafeMutablePointer<UInt32>,
    above: UnsafeMutablePointer<UInt32>?
  ) {
    let raw = UnsafeRawPointer(row)
    let quads = bitmap.width / 4
    for quad in 0..<quads {
      let place = quad * 4
      let w0 = raw.loadUnaligned(fromByteOffset: quad * 12, as: UInt32.self)
      let w1 = raw.loadUnaligned(fromByteOffset: quad * 12 + 4, as: UInt32.self)
      let w2 = raw.loadUnaligned(fromByteOffset: quad * 12 + 8, as: UInt32.self)
      line[place] = Self.sum(above?[place] ?? 0, w0 << 8)
      line[place + 1] = Self.sum(above?[place + 1] ?? 0, w0 >> 16 | w1 << 16)
      line[place + 2] = Self.sum(above?[place + 2] ?? 0, w1 >> 8 | w2 << 24)
      line[place + 3] = Self.sum(above?[place + 3] ?? 0, w2)
    }
    for place in (quads * 4)..<bitmap.width {
      let color =
        UInt32(row[place * 3]) << 8 | UInt32(row[place * 3 + 1]) << 16 | UInt32(row[place * 3 + 2]) << 24
      line[place] = Self.sum(above?[place] ?? 0, color)
    }
  }

  /// An opaque pixel and, in the upper three bytes from red to blue, differences, added byte by byte.
  @inline(__always)
  private static func sum(_ pixel: UInt32, _ differences: UInt32) -> UInt32 {
    let other = differences.byteSwapped
    // Each byte's highest bit is added apart, so that no byte carries into the next.
    let low = (pixel & 0x7F7F_7F7F) &+ (other & 0x007F_7F7F)
    return low ^ ((pixel ^ other) & 0x0080_8080) | 0xFF00_0000
  }

  /// Undoes the filter of a row in place.
  private func unfilter(
    _ row: UnsafeMutablePointer<UInt8>, filter: UInt8, above: UnsafeMutablePointer<UInt8>?
  ) -> Bool {
    let count = rowCount - 1
    switch filter {
    case 0: break
    case 1: for place in channels..<count { row[place] &+= row[place - channels] }
    case 2:
      if let above { for place in 0..<count { row[place] &+= above[place] } }
    case 3:
      for place in 0..<count {
        let left = place < channels ? 0 : UInt16(row[place - channels])
        row[place] &+= UInt8(truncatingIfNeeded: (left + UInt16(above?[place] ?? 0)) / 2)
      }
    case 4:
      for place in 0..<count {
        let isFirst = place < channels
        row[place] &+= Self.paeth(
          isFirst ? 0 : row[place - channels], above?[place] ?? 0,
          isFirst ? 0 : above?[place - channels] ?? 0)
      }
    default: return false
    }
    return true
  }

  /// The neighbour nearest to `left + above - corner`, as the PNG specification says.
  @inline(__always)
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
    let (toLeft, toAbove, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner
  }

  /// Writes a row of straight colours as premultiplied pixels.
  private func convert(_ row: UnsafeMutablePointer<UInt8>, to line: UnsafeMutablePointer<UInt32>) {
    for x in 0..<bitmap.width {
      let place = x * channels
      let alpha = channels == 4 ? row[place + 3] : 255
      line[x] = UInt32(premultiplying: row[place], row[place + 1], row[place + 2], alpha)
    }
  }
}

extension UInt32 {
  /// A pixel of premultiplied blue, green, red and alpha in memory, of a straight colour.
  @inline(__always)
  init(premultiplying red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    let a = UInt32(alpha)
    guard a < 255 else {
      self = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      return
    }
    /// `channel * alpha / 255`, rounded.
    func scaled(_ channel: UInt8) -> UInt32 {
      let sum = UInt32(channel) * a + 128
      return (sum + sum >> 8) >> 8
    }
    self = a << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue)
  }
}
