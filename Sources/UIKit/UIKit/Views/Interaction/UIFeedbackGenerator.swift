internal import Foundation

/// A generator of haptic feedback. Unlike UIKit, it does nothing, because a picture cannot show feedback.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  open func prepare() {}
}
