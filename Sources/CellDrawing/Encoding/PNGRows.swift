/// The rows of a bitmap as PNG stores them: straight alpha or none, each less the row above it.
struct PNGRows {
  let bitmap: Bitmap
  let channels: Int
  /// The filter "up".
  private static let filter: UInt8 = 2

  init(_ bitmap: Bitmap, channels: Int) {
    self.bitmap = bitmap
    self.channels = channels
  }

  /// Of one row with the byte that names its filter.
  var byteCount: Int { 1 + bitmap.width * channels }
  var count: Int { bitmap.height }

  /// Writes some rows one after the other; false where they have no alpha and a pixel needs it.
  func write(_ rows: Range<Int>, to target: UnsafeMutablePointer<UInt8>) -> Bool {
    guard let start = UnsafeRawPointer(bitmap.pixels.baseAddress) else { return true }
    var target = target
    for row in rows {
      target[0] = Self.filter
      let line = start.advanced(by: row * bitmap.stride).assumingMemoryBound(to: UInt32.self)
      let above =
        row == 0
        ? nil : start.advanced(by: (row - 1) * bitmap.stride).assumingMemoryBound(to: UInt32.self)
      let isComplete =
        channels == 3
        ? writeOpaque(line, above, to: target + 1) : writeStraight(line, above, to: target + 1)
      guard isComplete else { return false }
      target += byteCount
    }
    return true
  }

  private func writeOpaque(
    _ line: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var all: UInt32 = .max
    let quads = bitmap.width / 4
    let raw = UnsafeMutableRawPointer(target)
    for quad in 0..<quads {
      let place = quad * 4
      all &= line[place] & line[place + 1] & line[place + 2] & line[place + 3]
      let p0 = Self.difference(line[place], above?[place] ?? 0).byteSwapped >> 8
      let p1 = Self.difference(line[place + 1], above?[place + 1] ?? 0).byteSwapped >> 8
      let p2 = Self.difference(line[place + 2], above?[place + 2] ?? 0).byteSwapped >> 8
      let p3 = Self.difference(line[place + 3], above?[place + 3] ?? 0).byteSwapped >> 8
      raw.storeBytes(of: p0 | p1 << 24, toByteOffset: quad * 12, as: UInt32.self)
      raw.storeBytes(of: p1 >> 8 | p2 << 16, toByteOffset: quad * 12 + 4, as: UInt32.self)
      raw.storeBytes(of: p2 >> 16 | p3 << 8, toByteOffset: quad * 12 + 8, as: UInt32.self)
    }
    for place in (quads * 4)..<bitmap.width {
      all &= line[place]
      let pixel = Self.difference(line[place], above?[place] ?? 0)
      target[place * 3] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[place * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[place * 3 + 2] = UInt8(truncatingIfNeeded: pixel)
    }
    return all >> 24 == 255
  }

  private func writeStraight(
    _ line: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, to target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let raw = UnsafeMutableRawPointer(target)
    for place in 0..<bitmap.width {
      let difference = Self.difference(Self.straight(line[place]), Self.straight(above?[place] ?? 0))
      raw.storeBytes(of: difference, toByteOffset: place * 4, as: UInt32.self)
    }
    return true
  }

  /// The four differences of the bytes of two pixels.
  @inline(__always)
  private static func difference(_ pixel: UInt32, _ above: UInt32) -> UInt32 {
    // Each byte's highest bit is kept apart, so that no byte borrows from the next.
    ((pixel | 0x8080_8080) &- (above & 0x7F7F_7F7F)) ^ ((pixel ^ ~above) & 0x8080_8080)
  }

  /// Red, green, blue and alpha in memory, the colours divided by alpha.
  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let swapped = (pixel & 0xFF00_FF00) | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
    guard alpha != 255 else { return swapped }
    guard alpha > 0 else { return 0 }
    func divided(_ channel: UInt32) -> UInt32 { min(255, ((channel & 0xFF) * 255 + alpha / 2) / alpha) }
    return alpha << 24 | divided(swapped >> 16) << 16 | divided(swapped >> 8) << 8 | divided(swapped)
  }
}
