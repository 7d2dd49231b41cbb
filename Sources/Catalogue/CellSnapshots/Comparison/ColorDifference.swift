import Foundation

/// The distance of two colours as an eye sees it, by CIE94 for graphic arts: about 1 is just noticeable.
///
/// Source: CIE 116-1995; sRGB is converted to CIELAB with the white point D65.
struct ColorDifference {
  /// The linear light, without gamma, for each value of a channel.
  private static let linear = (0...255).map { value -> Double in
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  private let linear = ColorDifference.linear
  /// The last pair of colours, because equal changes come in runs.
  private var last: (old: UInt32, new: UInt32) = (0, 0)
  private var lastDistance = 0.0

  /// Returns the distance of two colours. If one is not opaque, this is the longer of the distances on white and on
  /// black.
  mutating func distance(_ old: UInt32, _ new: UInt32, _ alpha: ComparedPicture.Alpha) -> Double {
    guard last != (old, new) else { return lastDistance }
    let isOpaque = old & new >= 0xFF00_0000
    let onWhite = distance(OpaqueColor(old, alpha, on: 255), OpaqueColor(new, alpha, on: 255))
    last = (old, new)
    lastDistance =
      isOpaque
      ? onWhite : max(onWhite, distance(OpaqueColor(old, alpha, on: 0), OpaqueColor(new, alpha, on: 0)))
    return lastDistance
  }

  private func distance(_ old: OpaqueColor, _ new: OpaqueColor) -> Double {
    let (first, second) = (lab(old), lab(new))
    let lightness = first.l - second.l
    let (a, b) = (first.a - second.a, first.b - second.b)
    let chroma = (first.a * first.a + first.b * first.b).squareRoot()
    let difference = chroma - (second.a * second.a + second.b * second.b).squareRoot()
    let hue = max(0, a * a + b * b - difference * difference)
    let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    return
      (lightness * lightness + difference * difference / (chromaWeight * chromaWeight)
      + hue / (hueWeight * hueWeight)).squareRoot()
  }

  private func lab(_ color: OpaqueColor) -> (l: Double, a: Double, b: Double) {
    let (red, green, blue) = (linear[color.red], linear[color.green], linear[color.blue])
    let x = Self.curve((red * 0.4124 + green * 0.3576 + blue * 0.1805) / 0.950489)
    let y = Self.curve(red * 0.2126 + green * 0.7152 + blue * 0.0722)
    let z = Self.curve((red * 0.0193 + green * 0.1192 + blue * 0.9505) / 1.088840)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func curve(_ share: Double) -> Double {
    let limit = 6.0 / 29
    return share > limit * limit * limit ? cbrt(share) : share / (3 * limit * limit) + 4.0 / 29
  }
}

/// A pixel as it looks on a grey backdrop.
struct OpaqueColor {
  var red: Int
  var green: Int
  var blue: Int

  /// - Parameter backdrop: The grey, from 0 to 255.
  @inline(__always)
  init(_ pixel: UInt32, _ kind: ComparedPicture.Alpha, on backdrop: Int) {
    red = Int(pixel >> 16 & 255)
    green = Int(pixel >> 8 & 255)
    blue = Int(pixel & 255)
    if pixel < 0xFF00_0000 { blend(Int(pixel >> 24), kind, backdrop) }
  }

  private mutating func blend(_ alpha: Int, _ kind: ComparedPicture.Alpha, _ backdrop: Int) {
    let weight = kind == .premultiplied ? 255 : alpha
    let rest = (255 - alpha) * backdrop
    red = min(255, (red * weight + rest) / 255)
    green = min(255, (green * weight + rest) / 255)
    blue = min(255, (blue * weight + rest) / 255)
  }
}
