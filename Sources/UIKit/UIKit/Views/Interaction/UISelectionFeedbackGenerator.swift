internal import Foundation

/// A generator of feedback for changes of a selection. Unlike UIKit, it does nothing.
///
/// - Note: No effect on the picture.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
