public import Foundation

/// A keyboard with its language. Unlike UIKit, the only keyboard has the picture's language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language, such as `de-CH`.
  open var primaryLanguage: String? { language }
  private let language: String

  init(language: String) {
    self.language = language
    super.init()
  }

  /// The keyboard of the picture's language.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode(language: Device.current.language)] }

  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputMode)?.language == language
  }

  open nonisolated override var hash: Int { language.hashValue }
}
