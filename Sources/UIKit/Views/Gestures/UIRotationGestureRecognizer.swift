public import Foundation

/// Unlike UIKit, there is no clock to have a velocity by.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians.
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}
