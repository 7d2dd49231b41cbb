internal import Foundation

/// A generator of feedback for successes, warnings and errors. Unlike UIKit, it does nothing.
///
/// - Note: No effect on the picture.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
