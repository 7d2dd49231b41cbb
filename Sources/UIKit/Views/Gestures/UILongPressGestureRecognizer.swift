public import Foundation

/// A recognizer of long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// The minimum duration in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The allowed movement in points.
  open var allowableMovement: CGFloat = 10
}
