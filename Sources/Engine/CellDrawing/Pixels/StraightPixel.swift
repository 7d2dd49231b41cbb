/// A pixel of a bitmap with its colours divided by alpha, as PNG files hold it.
package enum StraightPixel {
  /// Returns a pixel with red, green, blue and alpha in memory.
  @inline(__always)
  static func redFirst(_ pixel: UInt32) -> UInt32 {
    let straight = blueFirst(pixel)
    return straight & 0xFF00_FF00 | (straight & 0xFF) << 16 | straight >> 16 & 0xFF
  }

  /// Returns a pixel with blue, green, red and alpha in memory.
  @inline(__always)
  package static func blueFirst(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255 else { return pixel }
    guard alpha > 0 else { return 0 }
    func divided(_ channel: UInt32) -> UInt32 { min(255, ((channel & 0xFF) * 255 + alpha / 2) / alpha) }
    return alpha << 24 | divided(pixel >> 16) << 16 | divided(pixel >> 8) << 8 | divided(pixel)
  }

  /// Returns a pixel over another pixel. All three have straight colours.
  static func blend(_ pixel: UInt32, over other: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255, other >> 24 != 0 else { return pixel }
    guard alpha != 0 else { return other }
    // The parts of both pixels in the sum, times 255.
    let (part, otherPart) = (alpha * 255, (other >> 24) * (255 - alpha))
    let sum = part + otherPart
    func mixed(_ shift: UInt32) -> UInt32 {
      ((pixel >> shift & 0xFF) * part + (other >> shift & 0xFF) * otherPart + sum / 2) / sum
    }
    return ((sum + 127) / 255) << 24 | mixed(16) << 16 | mixed(8) << 8 | mixed(0)
  }
}

extension Bitmap {
  /// Returns the pixels as a PNG of the bitmap holds them. Returns the bitmap itself if every pixel is opaque.
  package func straight() throws(ImageError) -> Bitmap {
    let source = pixels.bindMemory(to: UInt32.self)
    var all = UInt32.max
    for index in source.indices { all &= source[index] }
    guard all >> 24 != 255 else { return self }
    let straight = try Bitmap(width: width, height: height)
    let target = straight.pixels.bindMemory(to: UInt32.self)
    for index in source.indices { target[index] = StraightPixel.blueFirst(source[index]) }
    return straight
  }
  /// Returns the pixels of a bitmap with straight colours multiplied by alpha.
  package func premultiplied() throws(ImageError) -> Bitmap {
    let premultiplied = try Bitmap(width: width, height: height)
    let target = premultiplied.pixels.bindMemory(to: UInt32.self)
    for (index, pixel) in pixels.bindMemory(to: UInt32.self).enumerated() {
      let (blue, green) = (UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8))
      target[index] = UInt32(
        premultiplying: UInt8(truncatingIfNeeded: pixel >> 16), green, blue, UInt8(pixel >> 24))
    }
    return premultiplied
  }
}
