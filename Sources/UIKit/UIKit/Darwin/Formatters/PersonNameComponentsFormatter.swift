public import Foundation

/// A formatter of people's names.
// Unchecked as Foundation's own formatters are: an app sets a formatter up before it shares it with other threads.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    /// "Ada Lovelace".
    case `default`
    /// The nickname, or the given name: "Ada".
    case short
    /// "Ada Lovelace".
    case medium
    /// "Ms. Ada Augusta Lovelace Jr.".
    case long
    /// "AL".
    case abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style = Style.default
  /// Whether the phonetic names are shown.
  open var isPhonetic = false
  /// The locale of the order of names. Nil is the current one.
  open var locale: Locale! = .current

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    guard let name = isPhonetic ? components.phoneticRepresentation : components else { return "" }
    let isFamilyFirst = isFamilyFirst(name)
    let own = isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
    switch style {
    case .short: return name.nickname.flatMap(Self.full) ?? name.givenName.flatMap(Self.full) ?? join(own)
    case .default, .medium: return join(own)
    case .long:
      let all =
        isFamilyFirst
        ? [name.namePrefix, name.familyName, name.middleName, name.givenName, name.nameSuffix]
        : [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      return join(all)
    case .abbreviated:
      // In Chinese, Japanese and Korean, the family name stands for the whole one.
      if Self.isEastAsian(own.compactMap { $0 }.joined()), let family = name.familyName.flatMap(Self.full) {
        return String(family.prefix(1))
      }
      return own.compactMap { $0?.first.map { $0.uppercased() } }.joined()
    }
  }

  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map { string(from: $0) }
  }

  /// Whether the family name comes first: in the languages that write it so, unless the name is in Latin letters and
  /// the language is not.
  private func isFamilyFirst(_ name: PersonNameComponents) -> Bool {
    let text = (name.givenName ?? "") + (name.familyName ?? "")
    if Self.isEastAsian(text) { return true }
    switch (locale ?? .current).language.languageCode?.identifier {
    case "hu", "vi": return true
    default: return false
    }
  }

  private func join(_ parts: [String?]) -> String {
    let parts = parts.compactMap { $0.flatMap(Self.full) }
    let text = parts.joined()
    // Names in Chinese characters or in Hangul have no space between them.
    let isDense = !text.isEmpty && text.unicodeScalars.allSatisfy { Self.isHan($0) || Self.isHangul($0) }
    return parts.joined(separator: isDense ? "" : " ")
  }

  private static func full(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func isEastAsian(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { isHan($0) || isHangul($0) || isKana($0) }
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }
  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }
  private static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3040...0x30FF).contains(scalar.value) }
}
