public import Foundation

/// An effect of a view around several views of glass. Unlike UIKit, glass inside does not flow together.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// - Note: No effect on the picture.
  open var spacing: CGFloat = 0
}
