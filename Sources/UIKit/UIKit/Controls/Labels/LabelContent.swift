import Foundation

/// The text of a label or field, in the form in which it was set.
enum LabelContent {
  case plain(String?)
  case attributed(AttributeRuns)

  init(_ text: NSAttributedString?) {
    self = text.map { .attributed(AttributeRuns($0)) } ?? .plain(nil)
  }

  var string: String? {
    switch self {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  func attributedString(_ style: LabelStyle) -> NSAttributedString? {
    switch self {
    case .plain(let string): string.map { FreedAttributedString(string: $0, attributes: style.attributes) }
    case .attributed(let text): text.attributedString
    }
  }

  /// Sets an attribute for the whole of an attributed text.
  mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(var text) = self else { return }
    text.setAttribute(key, value)
    self = .attributed(text)
  }

  /// Changes the paragraph styles for the whole of an attributed text.
  mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(var text) = self else { return }
    text.changeParagraphs(change)
    self = .attributed(text)
  }
}
