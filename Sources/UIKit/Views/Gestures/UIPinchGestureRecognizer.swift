public import Foundation

/// Unlike UIKit, there is no clock to have a velocity by.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers are apart, in distances at the beginning.
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
