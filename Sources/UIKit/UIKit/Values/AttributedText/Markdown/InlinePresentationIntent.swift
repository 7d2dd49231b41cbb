internal import Foundation

/// The look that Markdown gives a text inside its line. Labels and text views draw it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The text is drawn in the italic font.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// The text is drawn in the bold font.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// The text is drawn in the monospaced system font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// A line is drawn through the text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line of the source that ends no line of the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
  /// Creates an intent from the value of an attribute. Fails with nil if the value is neither one nor its number.
  init?(attribute value: Any) {
    if let intent = value as? InlinePresentationIntent {
      self = intent
    } else if let number = value as? NSNumber {
      self.init(rawValue: number.uintValue)
    } else {
      return nil
    }
  }

  /// Returns the font that a text of this look has where the text around it has another.
  func font(from font: UIFont) -> UIFont {
    var traits = font.fontDescriptor.symbolicTraits
    if contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if contains(.emphasized) { traits.insert(.traitItalic) }
    let font = contains(.code) ? UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: .regular) : font
    guard !isDisjoint(with: [.stronglyEmphasized, .emphasized]) else { return font }
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? font
  }
}
