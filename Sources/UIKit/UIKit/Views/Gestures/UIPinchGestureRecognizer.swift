public import Foundation

/// A recognizer of pinches. Unlike UIKit, there is no clock, so the velocity is zero.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers, divided by their distance at the beginning.
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
