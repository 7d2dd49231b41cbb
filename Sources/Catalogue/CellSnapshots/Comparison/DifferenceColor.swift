/// The opaque colours of difference images.
enum DifferenceColor {
  static let antialiased: UInt32 = 0xFF3D_9BFF
  static let outline: UInt32 = 0xFFFF_FFFF
  static let hatch: UInt32 = 0xFF8E_96B8
  static let inserted: UInt32 = 0xFF2F_BF5B
  static let removed: UInt32 = 0xFFB0_5CF0

  /// Returns the colour of a change: yellow for strength 0, red for strength 1.
  static func changed(strength: Double) -> UInt32 {
    let green = UInt32(214 - 190 * min(1, max(0, strength)))
    return 0xFFFF_0000 | green << 8 | 20
  }

  /// Returns a dark grey that keeps the brightness of a pixel on white.
  @inline(__always)
  static func context(_ pixel: UInt32, _ alpha: ComparedPicture.Alpha) -> UInt32 {
    let color = OpaqueColor(pixel, alpha, on: 255)
    let light = (color.red &* 77 &+ color.green &* 150 &+ color.blue &* 29) >> 8
    let grey = UInt32(26 &+ light &* 86 / 255)
    return 0xFF00_0000 | grey &* 0x1_0101
  }

  /// Returns the mean of two colours.
  static func mixed(_ first: UInt32, _ second: UInt32) -> UInt32 {
    (first >> 1 & 0x7F7F_7F7F) + (second >> 1 & 0x7F7F_7F7F) | 0xFF00_0000
  }
}
