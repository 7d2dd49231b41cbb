public import Foundation

/// A formatter of lists: "Ada, Grace, and Alan".
// Unchecked as Foundation's own formatters are: an app sets a formatter up before it shares it with other threads.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale of the commas and the last word. Nil is the current one.
  open var locale: Locale! = .current
  /// The formatter of the items that are not texts.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Joins texts in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? strings.joined(separator: ", ")
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter?.string(for: item) ?? item as? String ?? "\(item)" }
    return InternationalText.list(of: texts, locale ?? .current)
  }

  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}
