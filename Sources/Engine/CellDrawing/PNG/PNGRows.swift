/// The rows of a picture as PNG stores them: with straight alpha or without alpha, plain or as differences from the
/// row above.
struct PNGRows {
  /// The values that are subtracted from a row before it is compressed, by PNG's numbers.
  enum Filter: UInt8 {
    case none = 0
    case up = 2
  }

  let picture: any PixelRows
  let channels: Int
  let filter: Filter
  /// The row of zeros above the first row.
  private let blank: [UInt32]

  init(_ picture: any PixelRows, channels: Int, filter: Filter) {
    self.picture = picture
    self.channels = channels
    self.filter = filter
    blank = [UInt32](repeating: 0, count: picture.width)
  }

  /// The number of bytes of a row, including the byte that names its filter.
  var byteCount: Int { 1 + picture.width * channels }
  var count: Int { picture.height }

  /// Writes the rows one after the other. Returns false if they have no alpha channel and a pixel needs it.
  func write(to target: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    guard let start = target.baseAddress else { return true }
    return (0..<count).allSatisfy { write($0, to: start + $0 * byteCount) != nil }
  }

  /// Writes one row. Returns the range outside which all bytes after the first are zero, or nil if the row has no
  /// alpha channel and a pixel needs it.
  func write(_ row: Int, to target: UnsafeMutablePointer<UInt8>) -> Range<Int>? {
    target[0] = filter.rawValue
    guard let start = picture.row(row) else { return 1..<byteCount }
    let line = start.assumingMemoryBound(to: UInt32.self)
    guard row > 0, filter == .up else {
      return blank.withUnsafeBufferPointer { blank in
        let isWritten = blank.baseAddress.map { write(line, $0, 0..<picture.width, to: target + 1) }
        return isWritten == false ? nil : 1..<byteCount
      }
    }
    let above = start.advanced(by: -picture.stride).assumingMemoryBound(to: UInt32.self)
    // Pixels equal to those above are equally opaque, and most of the row is zeros.
    let changed = Self.changes(line, above, picture.width)
    let (lead, end) = (1 + changed.lowerBound * channels, 1 + changed.upperBound * channels)
    (target + 1).update(repeating: 0, count: lead - 1)
    (target + end).update(repeating: 0, count: byteCount - end)
    return write(line, above, changed, to: target + lead) ? lead..<end : nil
  }

  private func write(
    _ line: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ range: Range<Int>,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let (line, above) = (line + range.lowerBound, above + range.lowerBound)
    return channels == 3
      ? writeOpaque(line, above, range.count, to: target)
      : writeStraight(line, above, range.count, to: target)
  }

  /// Returns the range from the first to the last pixel that differs from the one above.
  private static func changes(
    _ line: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ width: Int
  ) -> Range<Int> {
    let (pixels, others) = (UnsafeRawPointer(line), UnsafeRawPointer(above))
    @inline(__always)
    func difference(_ place: Int) -> UInt64 {
      pixels.loadUnaligned(fromByteOffset: place &* 4, as: UInt64.self)
        ^ others.loadUnaligned(fromByteOffset: place &* 4, as: UInt64.self)
    }
    @inline(__always)
    func areSame(_ place: Int) -> Bool {
      let near = difference(place) | difference(place &+ 2) | difference(place &+ 4) | difference(place &+ 6)
      let far =
        difference(place &+ 8) | difference(place &+ 10) | difference(place &+ 12) | difference(place &+ 14)
      return near | far == 0
    }
    var (first, last) = (0, width)
    while first &+ 16 <= last, areSame(first) { first &+= 16 }
    while first < last, line[first] == above[first] { first &+= 1 }
    while last &- 16 >= first, areSame(last &- 16) { last &-= 16 }
    while last > first, line[last &- 1] == above[last &- 1] { last &-= 1 }
    return first..<last
  }

  /// Writes opaque pixels, four at once and eight per round. It writes three bytes of each four.
  private func writeOpaque(
    _ line: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ count: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var all = UInt64.max
    let (pixels, pixelsAbove) = (UnsafeRawPointer(line), UnsafeRawPointer(above))
    let raw = UnsafeMutableRawPointer(target)
    /// Returns red, green and blue of two pixels.
    @inline(__always)
    func packed(_ pair: UInt64) -> UInt64 {
      // The order is alpha, red, green, blue of the second pixel, then of the first.
      let swapped = pair.byteSwapped
      return swapped &>> 40 | (swapped &<< 16) & 0x0000_FFFF_FF00_0000
    }
    @inline(__always)
    func pairs(_ offset: Int) -> (UInt64, UInt64) {
      let four = FourPixels(from: pixels, offset: offset)
      all &= four.first & four.second
      let difference = four &- FourPixels(from: pixelsAbove, offset: offset)
      return (packed(difference.first), packed(difference.second))
    }
    let rounds = count / 8
    for round in 0..<rounds {
      let (a, b) = pairs(round &* 32)
      let (c, d) = pairs(round &* 32 &+ 16)
      raw.storeBytes(of: a | b &<< 48, toByteOffset: round &* 24, as: UInt64.self)
      raw.storeBytes(of: b &>> 16 | c &<< 32, toByteOffset: round &* 24 &+ 8, as: UInt64.self)
      raw.storeBytes(of: c &>> 32 | d &<< 16, toByteOffset: round &* 24 &+ 16, as: UInt64.self)
    }
    for place in (rounds * 8)..<count {
      all &= UInt64(line[place]) << 32 | 0xFFFF_FFFF
      let pixel = FourPixels.difference(UInt64(line[place]), UInt64(above[place]))
      target[place * 3] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[place * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[place * 3 + 2] = UInt8(truncatingIfNeeded: pixel)
    }
    return all & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000
  }

  private func writeStraight(
    _ line: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ count: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let raw = UnsafeMutableRawPointer(target)
    for place in 0..<count {
      let difference = FourPixels.difference(
        UInt64(StraightPixel.redFirst(line[place])), UInt64(StraightPixel.redFirst(above[place])))
      raw.storeBytes(of: UInt32(truncatingIfNeeded: difference), toByteOffset: place * 4, as: UInt32.self)
    }
    return true
  }
}
