public import Foundation

/// A recognizer of long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// - Note: No effect on the picture.
  open var numberOfTapsRequired = 0
  /// - Note: No effect on the picture.
  open var numberOfTouchesRequired = 1
  /// The minimum duration in seconds.
  ///
  /// - Note: No effect on the picture.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The allowed movement in points.
  ///
  /// - Note: No effect on the picture.
  open var allowableMovement: CGFloat = 10
}
