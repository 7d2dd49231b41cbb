public import Foundation

/// A recognizer of pans. Unlike UIKit, `setTranslation(_:in:)` determines the movement, and without a clock the
/// velocity is zero.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// - Note: No effect on the picture.
  open var minimumNumberOfTouches = 1
  /// - Note: No effect on the picture.
  open var maximumNumberOfTouches = Int.max
  private var windowTranslation = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    guard let view else { return windowTranslation }
    let origin = view.convert(CGPoint.zero, from: nil)
    let moved = view.convert(windowTranslation, from: nil)
    return CGPoint(x: moved.x - origin.x, y: moved.y - origin.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      windowTranslation = translation
      return
    }
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = view.convert(translation, to: nil)
    windowTranslation = CGPoint(x: moved.x - origin.x, y: moved.y - origin.y)
  }

  /// Returns the velocity in points per second, which is always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
