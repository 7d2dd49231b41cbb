internal import CellDrawing
public import Foundation

extension CGColor {
  /// Creates the nearest colour in sRGB. Unlike Core Graphics, each component is clamped to 0 through 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = DisplayP3.inSRGB(red: Double(red), green: Double(green), blue: Double(blue))
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha)
  }
}
