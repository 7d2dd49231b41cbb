/// A controller of a view in place of the keyboard. Unlike UIKit, the view is not shown by itself.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  /// The language of the view's keys.
  ///
  /// - Note: No effect on the picture.
  open var primaryLanguage: String?
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  /// - Note: No effect on the picture.
  open func dismissKeyboard() {}
  /// - Note: No effect on the picture.
  open func advanceToNextInputMode() {}
}
