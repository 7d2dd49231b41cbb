public import Foundation

/// A generator of feedback for impacts. Unlike UIKit, it does nothing.
///
/// - Note: No effect on the picture.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public init(style: FeedbackStyle) {
    super.init()
  }

  public override convenience init() {
    self.init(style: .medium)
  }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
