public import Foundation

extension CGFloat {
  /// Returns the number rounded up to a whole pixel, in points. Differences that come only from rounding errors do
  /// not count.
  ///
  /// - Parameter scale: The number of pixels per point.
  public func roundedUpToPixel(scale: CGFloat) -> CGFloat {
    guard isFinite, scale.isFinite, scale > 0 else { return self }
    let pixels = self * scale
    let nearest = pixels.rounded()
    return ((pixels - nearest).magnitude < 1e-6 ? nearest : pixels.rounded(.up)) / scale
  }
}
