internal import Foundation

/// The colours of Display P3 in sRGB.
package enum DisplayP3 {
  /// Returns the nearest colour in sRGB. Each component is from 0 to 1.
  ///
  /// The matrix is the product of the two spaces' matrices to and from CIE XYZ (D65), as in CSS Color 4.
  package static func inSRGB(
    red: Double, green: Double, blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let linear = linearInSRGB(Self.linear(red), Self.linear(green), Self.linear(blue))
    func component(_ value: Double) -> Double { min(max(encoded(value), 0), 1) }
    return (component(linear.red), component(linear.green), component(linear.blue))
  }

  /// Replaces blue, green and red of pixels that are not multiplied by alpha by the nearest values in sRGB.
  static func convertToSRGB(_ pixels: inout [UInt8]) {
    let (linear, starts) = (self.linear, self.starts)
    /// Returns the nearest of 256 values. A table names one that is not larger.
    func nearest(_ value: Double) -> UInt8 {
      guard value > 0 else { return 0 }
      guard value < 1 else { return 255 }
      var nearest = Int(guesses[Int(value * Double(guesses.count))])
      while nearest < 255, starts[nearest + 1] <= value { nearest += 1 }
      return UInt8(nearest)
    }
    for place in stride(from: 0, to: pixels.count - 3, by: 4) {
      let color = linearInSRGB(
        linear[Int(pixels[place + 2])], linear[Int(pixels[place + 1])], linear[Int(pixels[place])])
      pixels[place] = nearest(color.blue)
      pixels[place + 1] = nearest(color.green)
      pixels[place + 2] = nearest(color.red)
    }
  }

  /// The linear value of each of 256 values.
  private static let linear = (0..<256).map { linear(Double($0) / 255) }
  /// The smallest linear value for which each of 256 values is the nearest.
  private static let starts = (0..<256).map { $0 == 0 ? 0 : linear((Double($0) - 0.5) / 255) }
  /// The nearest of 256 values at the beginning of each of 4,096 equal parts from 0 to 1.
  private static let guesses = (0..<4096).map { part in
    UInt8((starts.lastIndex { $0 <= Double(part) / 4096 }) ?? 0)
  }

  @inline(__always)
  private static func linearInSRGB(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    (
      1.224_940_176_280_56 * red - 0.224_940_176_280_56 * green,
      -0.042_056_954_709_688 * red + 1.042_056_954_709_688 * green,
      -0.019_637_554_590_334 * red - 0.078_636_045_550_632 * green + 1.098_273_600_140_966 * blue
    )
  }

  /// Returns the linear value of a component. Both spaces have the same curve.
  static func linear(_ component: Double) -> Double {
    component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ component: Double) -> Double {
    component <= 0.003_130_8 ? component * 12.92 : 1.055 * pow(component, 1 / 2.4) - 0.055
  }
}
