/// The channels of a pixel, from 0 to 255, not multiplied by alpha.
struct StraightColor {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  /// Reads a pixel whose bytes in memory are blue, green, red and alpha.
  @inline(__always)
  init(_ pixel: UInt32, _ kind: ComparedPicture.Alpha) {
    alpha = Int(pixel >> 24)
    red = Int(pixel >> 16 & 255)
    green = Int(pixel >> 8 & 255)
    blue = Int(pixel & 255)
    if alpha < 255, kind == .premultiplied { divide() }
  }

  private mutating func divide() {
    guard alpha > 0 else { return (red, green, blue) = (0, 0, 0) }
    red = min(255, (red * 255 + alpha / 2) / alpha)
    green = min(255, (green * 255 + alpha / 2) / alpha)
    blue = min(255, (blue * 255 + alpha / 2) / alpha)
  }
}
