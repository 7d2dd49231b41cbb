public import Foundation

extension CGColor {
  /// Creates the nearest colour in sRGB. Unlike Core Graphics, each component is clamped to 0 through 1.
  ///
  /// The matrix is the product of the two spaces' matrices to and from CIE XYZ (D65), as in CSS Color 4.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let linear = [red, green, blue].map(Self.linear)
    let matrix: [[CGFloat]] = [
      [1.224_940_176_280_56, -0.224_940_176_280_56, 0],
      [-0.042_056_954_709_688, 1.042_056_954_709_688, 0],
      [-0.019_637_554_590_334, -0.078_636_045_550_632, 1.098_273_600_140_966],
    ]
    let converted = matrix.map { row in
      min(max(Self.encoded(zip(row, linear).map { $0 * $1 }.reduce(0, +)), 0), 1)
    }
    self.init(red: converted[0], green: converted[1], blue: converted[2], alpha: alpha)
  }

  private static func linear(_ component: CGFloat) -> CGFloat {
    component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ component: CGFloat) -> CGFloat {
    component <= 0.003_130_8 ? component * 12.92 : 1.055 * pow(component, 1 / 2.4) - 0.055
  }
}
