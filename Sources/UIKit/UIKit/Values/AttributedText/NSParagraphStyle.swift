public import Foundation

/// The layout of the lines of a paragraph, with lengths in points.
///
/// Unlike UIKit, lists have no markers of their own.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let comparisonMark = ComparisonMark()

  /// All attributes of a style.
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var baseWritingDirection = NSWritingDirection.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    /// The tab stops, or nil to use the default stops.
    var tabStops: [NSTextTab.Values]?
    var defaultTabInterval: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsDefaultTighteningForTruncation = false
    var textLists: [NSTextList.Values] = []
  }

  /// The attributes, which only `NSMutableParagraphStyle` changes.
  final var values: Values

  public override init() {
    values = Values()
  }

  init(_ values: Values) {
    self.values = values
  }

  /// A default style. Unlike UIKit, it is a new object each time, because styles are not shared between threads.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between the bottom of a line and the top of the next, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the line height; 0 keeps the line height of the fonts.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  /// The position of the lines' ends, in points: from the trailing side if 0 or negative, from the leading side if
  /// positive.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The tab stops, in points from the leading side. Unless it is set, there are twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { (values.tabStops ?? NSTextTab.Values.standard).map(NSTextTab.init) }
  /// The distance of the tab stops after the last one, in points. Unlike UIKit, 0 makes it 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The fullness of a line, from 0 to 1, below which the word after it is divided by a hyphen. 0 divides no word.
  ///
  /// Unlike UIKit, the patterns come from libhyphen, in the language of the picture. A diagnostic names a language
  /// without patterns.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are divided wherever a hyphen fits, as with a `hyphenationFactor` of 1.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether the letters of a line move closer together, by at most 5 percent of the font's size, before the line is
  /// truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The lists that the paragraph is in. As in UIKit's labels, no marker is drawn for them. Unlike UIKit, a text view
  /// draws none either, and a diagnostic says so.
  open var textLists: [NSTextList] { values.textLists.map(NSTextList.init) }

  /// The rules for the ends of lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A word moves from the first line of a paragraph to the second and last one, which would otherwise be a single word,
    /// if that makes their widths more even.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// No line ends between two Hangul letters.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// All rules.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  /// The side at which the layout direction begins.
  case natural
}

public enum NSWritingDirection: Int, Sendable {
  /// The direction of the paragraph's first strong character.
  case natural = -1
  case leftToRight
  case rightToLeft
}
