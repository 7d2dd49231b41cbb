public import Foundation

/// A recognizer of a pointer over a view. Unlike UIKit, there is no pointer, so the pencil's values describe an upright
/// pencil on the screen.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance to the screen, from 0 at the screen to 1.
  open var zOffset: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
