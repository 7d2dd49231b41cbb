internal import Foundation

/// A recognizer of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// - Note: No effect on the picture.
  open var numberOfTapsRequired = 1
  /// - Note: No effect on the picture.
  open var numberOfTouchesRequired = 1
}
