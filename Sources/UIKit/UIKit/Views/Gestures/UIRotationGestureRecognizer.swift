public import Foundation

/// A recognizer of rotations. Unlike UIKit, there is no clock, so the velocity is zero.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians.
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}
