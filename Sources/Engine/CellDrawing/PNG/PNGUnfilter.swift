/// A conversion of a PNG file's filtered rows into the pixels of a bitmap.
///
/// The rows may be the last bytes of the bitmap's own memory: pixels are only written where everything is already
/// read.
struct PNGUnfilter {
  /// The rows, each after the byte that names its filter.
  let rows: UnsafeMutableBufferPointer<UInt8>
  let channels: Int
  let bitmap: Bitmap

  private var byteCount: Int { 1 + bitmap.width * channels }

  /// Whether every row names a filter that PNG has.
  var hasKnownFilters: Bool {
    (0..<bitmap.height).allSatisfy { PNGFilter(rawValue: rows[$0 * byteCount]) != nil }
  }

  /// Whether every row is plain or the difference from the row above, as this project writes rows.
  var hasOwnFilters: Bool {
    (0..<bitmap.height).allSatisfy { PNGRows.Filter(rawValue: rows[$0 * byteCount]) != nil }
  }

  /// Makes the pixels of rows with known filters.
  func run() {
    guard let rows = rows.baseAddress, let pixels = bitmap.pixels.bindMemory(to: UInt32.self).baseAddress,
      bitmap.width > 0
    else { return }
    if channels == 3 { makeOpaque(rows, pixels) } else { makeTransparent(rows, pixels) }
  }

  private func filter(_ row: UnsafeMutablePointer<UInt8>) -> PNGFilter {
    PNGFilter(rawValue: row[0]) ?? .none
  }

  private func makeOpaque(_ rows: UnsafeMutablePointer<UInt8>, _ pixels: UnsafeMutablePointer<UInt32>) {
    // A plain row is its own difference from a row of zeros.
    var blank = [UInt32](repeating: Self.black, count: bitmap.width)
    blank.withUnsafeMutableBufferPointer { blank in
      guard let blank = blank.baseAddress else { return }
      for y in 0..<bitmap.height {
        let (row, line) = (rows + y * byteCount, pixels + y * bitmap.width)
        let (filter, above) = (filter(row), y > 0 ? line - bitmap.width : blank)
        switch filter {
        case .none: addOpaque(row + 1, to: line, above: blank)
        case .up: addOpaque(row + 1, to: line, above: above)
        case .left, .average, .paeth:
          let raw = UnsafeRawPointer(row)
          filter.undo(bitmap.width, above: above, blank: Self.black, to: line) { place in
            // This reads the byte before the pixel, because the last pixel has none after it.
            raw.loadUnaligned(fromByteOffset: place &* 3, as: UInt32.self).byteSwapped & 0xFF_FFFF
          }
        }
      }
    }
  }

  private static let black: UInt32 = 0xFF00_0000

  /// Adds a row of differences of red, green and blue to the opaque pixels above, four pixels at once. Eight pixels
  /// equal to those above are copied.
  private func addOpaque(
    _ row: UnsafeMutablePointer<UInt8>, to line: UnsafeMutablePointer<UInt32>,
    above: UnsafeMutablePointer<UInt32>
  ) {
    let raw = UnsafeRawPointer(row)
    let (pixels, pixelsAbove) = (UnsafeMutableRawPointer(line), UnsafeRawPointer(above))
    @inline(__always)
    func write(_ pair: UInt64, _ next: UInt64, _ offset: Int) {
      let four = FourPixels(Self.unpacked(pair), Self.unpacked(next))
      (FourPixels(from: pixelsAbove, offset: offset) &+ four).store(to: pixels, offset: offset)
    }
    let rounds = bitmap.width / 8
    for round in 0..<rounds {
      let first = raw.loadUnaligned(fromByteOffset: round &* 24, as: UInt64.self)
      let second = raw.loadUnaligned(fromByteOffset: round &* 24 &+ 8, as: UInt64.self)
      let third = raw.loadUnaligned(fromByteOffset: round &* 24 &+ 16, as: UInt64.self)
      guard first | second | third != 0 else {
        (pixels + round &* 32).copyMemory(from: pixelsAbove + round &* 32, byteCount: 32)
        continue
      }
      write(first, first &>> 48 | second &<< 16, round &* 32)
      write(second &>> 32 | third &<< 32, third &>> 16, round &* 32 &+ 16)
    }
    for place in (rounds * 8)..<bitmap.width {
      let color =
        UInt64(row[place * 3]) | UInt64(row[place * 3 + 1]) << 8 | UInt64(row[place * 3 + 2]) << 16
      line[place] = UInt32(
        truncatingIfNeeded: FourPixels.sum(UInt64(above[place]), Self.unpacked(color)))
    }
  }

  /// Returns two pixels without alpha from red, green and blue in the lower six bytes.
  @inline(__always)
  private static func unpacked(_ colors: UInt64) -> UInt64 {
    ((colors & 0xFF_FFFF) &<< 40 | (colors &>> 16) & 0xFFFF_FF00).byteSwapped
  }

  private func makeTransparent(_ rows: UnsafeMutablePointer<UInt8>, _ pixels: UnsafeMutablePointer<UInt32>) {
    // Straight colours, because the colours of the row above are premultiplied and may overwrite their source.
    var straight = [UInt32](repeating: 0, count: bitmap.width)
    straight.withUnsafeMutableBufferPointer { straight in
      guard let straight = straight.baseAddress else { return }
      for y in 0..<bitmap.height {
        let (row, line) = (rows + y * byteCount, pixels + y * bitmap.width)
        let raw = UnsafeRawPointer(row + 1)
        filter(row).undo(bitmap.width, above: straight, blank: 0, to: straight) { place in
          raw.loadUnaligned(fromByteOffset: place &* 4, as: UInt32.self)
        }
        for x in 0..<bitmap.width {
          let color = straight[x]
          line[x] = UInt32(
            premultiplying: UInt8(truncatingIfNeeded: color), UInt8(truncatingIfNeeded: color >> 8),
            UInt8(truncatingIfNeeded: color >> 16), UInt8(truncatingIfNeeded: color >> 24))
        }
      }
    }
  }
}

extension UInt32 {
  /// Makes a pixel of premultiplied blue, green, red and alpha in memory from a straight colour.
  @inline(__always)
  package init(premultiplying red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    let a = UInt32(alpha)
    guard a < 255 else {
      self = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      return
    }
    /// Returns `channel * alpha / 255`, rounded.
    func scaled(_ channel: UInt8) -> UInt32 {
      let sum = UInt32(channel) * a + 128
      return (sum + sum >> 8) >> 8
    }
    self = a << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue)
  }
}
