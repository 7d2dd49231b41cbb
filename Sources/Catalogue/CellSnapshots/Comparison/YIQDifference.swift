/// The distance of two colours in YIQ, the colours of NTSC television.
///
/// The formula comes from Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications" (2010), with the numbers of pixelmatch 7.2.0.
struct YIQDifference {
  /// The square of the longest possible distance of two colours.
  static let longest = 35_215.0

  private let red: Double
  private let green: Double
  private let blue: Double

  /// - Parameter place: The offset of the pixel in the picture, in bytes. Translucent pixels are seen on a pattern of
  ///   colours that depends on it.
  @inline(__always)
  init(_ first: UInt32, _ second: UInt32, _ alpha: ComparedPicture.Alpha, place: Int) {
    guard first & second < 0xFF00_0000 else {
      red = Double(Int(first >> 16 & 255) &- Int(second >> 16 & 255))
      green = Double(Int(first >> 8 & 255) &- Int(second >> 8 & 255))
      blue = Double(Int(first & 255) &- Int(second & 255))
      return
    }
    let (old, new) = (WeightedColor(first, alpha), WeightedColor(second, alpha))
    let difference = Double(old.alpha - new.alpha)
    // Places are multiples of 4, so the red of pixelmatch's pattern never changes.
    let backdrop = (
      red: 48.0, green: Self.backdrop(Double(place) / 1.618033988749895),
      blue: Self.backdrop(Double(place) / 2.618033988749895)
    )
    red = (Double(old.red - new.red) - backdrop.red * difference) / 255
    green = (Double(old.green - new.green) - backdrop.green * difference) / 255
    blue = (Double(old.blue - new.blue) - backdrop.blue * difference) / 255
  }

  private static func backdrop(_ place: Double) -> Double { Int(place) % 2 == 0 ? 48 : 207 }

  /// The difference of brightness, above 0 if the first colour is brighter.
  @inline(__always)
  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  @inline(__always)
  var squaredDistance: Double {
    let y = brightness
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

/// The channels of a pixel times its alpha, from 0 to 65,025, and the alpha.
private struct WeightedColor {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ pixel: UInt32, _ kind: ComparedPicture.Alpha) {
    alpha = Int(pixel >> 24)
    let weight = kind == .premultiplied ? 255 : alpha
    red = Int(pixel >> 16 & 255) * weight
    green = Int(pixel >> 8 & 255) * weight
    blue = Int(pixel & 255) * weight
  }
}
