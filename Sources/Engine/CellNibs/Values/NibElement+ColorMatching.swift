internal import Foundation

extension NibElement {
  /// The element, with the calibrated colours in it converted to sRGB.
  ///
  /// Xcode converts the colours of a document that is colour-matched. It takes the numbers of any other one as they are.
  var matchingColors: NibElement {
    var element = self
    if name == "color", attributes["customColorSpace"] == nil { element.matchColor() }
    element.children = children.map(\.matchingColors)
    return element
  }

  private mutating func matchColor() {
    switch attributes["colorSpace"] {
    case "calibratedRGB":
      guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return }
      let color = CalibratedColor.inSRGB(red: red, green: green, blue: blue)
      attributes["red"] = "\(color.red)"
      attributes["green"] = "\(color.green)"
      attributes["blue"] = "\(color.blue)"
    case "calibratedWhite":
      if let white = number("white") { attributes["white"] = "\(CalibratedColor.inSRGB(white: white))" }
    default: break
    }
  }
}

/// The colours of the calibrated spaces of macOS, "Generic RGB" and "Generic Gray".
enum CalibratedColor {
  /// Returns the nearest colour in sRGB. Each component is from 0 to 1.
  ///
  /// The profile of Generic RGB has a gamma of 1.8 and primaries that are adapted to D50. The matrix is the product of these
  /// primaries and the inverse of sRGB's, which are adapted in the same way.
  static func inSRGB(red: Double, green: Double, blue: Double) -> (red: Double, green: Double, blue: Double) {
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.025_217 * red - 0.026_378 * green + 0.001_161 * blue),
      encoded(0.019_353 * red + 0.947_672 * green + 0.032_975 * blue),
      encoded(-0.001_771 * red - 0.001_516 * green + 1.003_287 * blue)
    )
  }

  /// Returns the same grey in sRGB.
  static func inSRGB(white: Double) -> Double { encoded(linear(white)) }

  private static func linear(_ component: Double) -> Double { pow(min(max(component, 0), 1), 1.8) }

  private static func encoded(_ linear: Double) -> Double {
    let linear = min(max(linear, 0), 1)
    return linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
