public import Foundation

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    transform.drawing.apply(self)
  }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the transformed corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    isNull || isInfinite ? self : transform.drawing.apply(self)
  }
}
