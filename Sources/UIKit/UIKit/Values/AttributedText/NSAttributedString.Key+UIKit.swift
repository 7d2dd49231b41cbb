public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`. Without this attribute the font is Inter at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space added after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the stroke in percent of the font size. A positive width strokes only; a negative width strokes
  /// and fills.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The link, a `URL` or a string.
  ///
  /// As in UIKit, labels and string drawing give links no look of their own; `UITextView` does.
  public static let link = NSAttributedString.Key("NSLink")
  /// The upward shift of the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The ligatures: 0 for none, 1 for the usual ones. Unless it is set, letters with space between them have none.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant of the glyphs to the right, as the tangent of its angle.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the factor by which glyphs are widened.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The space added after each character, in points. As in UIKit, `kern` has no effect beside it.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The effect on the glyphs, a `TextEffectStyle`. Unlike UIKit, none is drawn, and a diagnostic says so.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The nested writing directions, an array of numbers. Unlike UIKit, the Unicode bidirectional algorithm alone
  /// decides, and a diagnostic says so.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// As in UIKit, text is always horizontal.
  /// - Note: No effect on the picture.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// - Note: No effect on the picture.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// - Note: No effect on the picture.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// - Note: No effect on the picture.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// - Note: No effect on the picture.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// - Note: No effect on the picture.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// - Note: No effect on the picture.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// - Note: No effect on the picture.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
}

extension NSAttributedString {
  /// An effect on glyphs.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters that seem to be pressed into paper. Unlike UIKit, it is not drawn.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// The kind of a nested writing direction, which is combined with an `NSWritingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}

/// The style of an underline or a strikethrough: its kind, its pattern, and whether it leaves out spaces.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// The line is drawn only at words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
