import Foundation

/// The text of a label, in the form in which it was set.
enum LabelContent {
  case plain(String?)
  case attributed(NSAttributedString)

  var string: String? {
    switch self {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  func attributedString(_ style: LabelStyle) -> NSAttributedString? {
    switch self {
    case .plain(let string): string.map { NSAttributedString(string: $0, attributes: style.attributes) }
    case .attributed(let text): text
    }
  }

  /// Sets an attribute of the whole of an attributed text.
  mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let text) = self else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    self = .attributed(changed)
  }

  /// Changes the paragraph styles of the whole of an attributed text.
  mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let text) = self else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else {
        return
      }
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self = .attributed(changed)
  }
}
