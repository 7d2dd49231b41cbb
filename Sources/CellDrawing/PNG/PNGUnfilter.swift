/// Turns the rows of a PNG file back into the pixels of a bitmap. The rows may be the last bytes of the bitmap itself:
/// a pixel is written where nothing is left to read.
struct PNGUnfilter {
  /// Each row with the byte before it that names its filter.
  let rows: UnsafeMutableBufferPointer<UInt8>
  let channels: Int
  let bitmap: Bitmap

  private var rowCount: Int { 1 + bitmap.width * channels }

  /// Whether every row is of opaque pixels less those above: what this project writes.
  var isSimple: Bool {
    channels == 3 && (0..<bitmap.height).allSatisfy { rows[$0 * rowCount] == 2 }
  }

  /// False where a filter is none of PNG's five.
  func run() -> Bool {
    guard let start = rows.baseAddress, bitmap.width > 0, bitmap.height > 0 else { return true }
    let count = rowCount - 1
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * count)
    defer { buffer.deallocate() }
    for y in 0..<bitmap.height {
      let row = start + y * rowCount
      let (line, above) = (buffer + (y & 1) * count, buffer + (1 - y & 1) * count)
      line.update(from: row + 1, count: count)
      guard unfilter(line, filter: row[0], above: y > 0 ? above : nil) else { return false }
      convert(line, to: pixels(y))
    }
    return true
  }

  private func pixels(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableBufferPointer(rebasing: bitmap.pixels.bindMemory(to: UInt32.self)[(y * bitmap.width)...])
      .baseAddress.unsafelyUnwrapped
  }

  /// Makes the pixels of simple rows.
  func runSimply() {
    guard let start = rows.baseAddress, bitmap.width > 0 else { return }
    var blank = [UInt32](repeating: 0, count: bitmap.width)
    blank.withUnsafeMutableBufferPointer { blank in
      guard var above = blank.baseAddress else { return }
      for y in 0..<bitmap.height {
        let line = pixels(y)
        addOpaque(start + y * rowCount + 1, to: line, above: above)
        above = line
      }
    }
  }

  /// Adds a row of differences of red, green and blue to the pixels above, two pixels at once.
  private func addOpaque(
    _ row: UnsafeMutablePointer<UInt8>, to line: UnsafeMutablePointer<UInt32>,
    above: UnsafeMutablePointer<UInt32>
  ) {
    let raw = UnsafeRawPointer(row)
    let (pixels, pixelsAbove) = (UnsafeMutableRawPointer(line), UnsafeRawPointer(above))
    @inline(__always)
    func write(_ pair: UInt64, _ offset: Int) {
      let other = pixelsAbove.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      pixels.storeBytes(of: Self.sum(other, pair), toByteOffset: offset, as: UInt64.self)
    }
    let rounds = bitmap.width / 8
    for round in 0..<rounds {
      let first = raw.loadUnaligned(fromByteOffset: round * 24, as: UInt64.self)
      let second = raw.loadUnaligned(fromByteOffset: round * 24 + 8, as: UInt64.self)
      let third = raw.loadUnaligned(fromByteOffset: round * 24 + 16, as: UInt64.self)
      write(first, round * 32)
      write(first >> 48 | second << 16, round * 32 + 8)
      write(second >> 32 | third << 32, round * 32 + 16)
      write(third >> 16, round * 32 + 24)
    }
    for place in (rounds * 8)..<bitmap.width {
      let color =
        UInt64(row[place * 3]) | UInt64(row[place * 3 + 1]) << 8 | UInt64(row[place * 3 + 2]) << 16
      line[place] = UInt32(truncatingIfNeeded: Self.sum(UInt64(above[place]), color))
    }
  }

  /// Two opaque pixels and, in the lower six bytes, the differences of red, green and blue, added byte by byte.
  @inline(__always)
  private static func sum(_ pair: UInt64, _ differences: UInt64) -> UInt64 {
    let other = ((differences & 0xFF_FFFF) << 40 | (differences >> 16) & 0xFFFF_FF00).byteSwapped
    // Each byte's highest bit is added apart, so that no byte carries into the next.
    let low = (pair & 0x007F_7F7F_007F_7F7F) &+ (other & 0x007F_7F7F_007F_7F7F)
    return low ^ ((pair ^ other) & 0x0080_8080_0080_8080) | 0xFF00_0000_FF00_0000
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
