public import Foundation

extension CGFloat {
  /// The least multiple of a pixel that is not less, in points; what is off by rounding of the arithmetic only stays.
  ///
  /// - Parameter scale: pixels a point.
  public func roundedUpToPixel(scale: CGFloat) -> CGFloat {
    guard isFinite, scale.isFinite, scale > 0 else { return self }
    let pixels = self * scale
    let nearest = pixels.rounded()
    return ((pixels - nearest).magnitude < 1e-6 ? nearest : pixels.rounded(.up)) / scale
  }
}
