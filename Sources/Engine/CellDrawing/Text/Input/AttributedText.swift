package import Foundation

/// A text and the appearance of each part of it. All fonts and colours are resolved.
package struct AttributedText: Hashable, Sendable {
  /// A stretch of the text with one set of attributes.
  package struct Run: Hashable, Sendable {
    /// The number of UTF-8 code units of the text that it covers, from the end of the run before.
    package var utf8Count: Int
    package var attributes: TextAttributes

    package init(utf8Count: Int, attributes: TextAttributes) {
      self.utf8Count = utf8Count
      self.attributes = attributes
    }
  }

  package var string: String
  /// The runs, which cover the string without gaps. They are empty only for an empty string.
  package var runs: [Run]

  package init(string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }

  package init(_ string: String, attributes: TextAttributes) {
    self.init(
      string: string, runs: string.isEmpty ? [] : [Run(utf8Count: string.utf8.count, attributes: attributes)])
  }
}

/// The attributes with which a stretch of text is shaped and painted. Lengths are in points.
package struct TextAttributes: Hashable, Sendable {
  /// The kind of line for an underline or a strikethrough.
  package struct Line: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case single
      case thick
      case double
    }

    /// The dashes of a line.
    package enum Pattern: Hashable, Sendable {
      case solid
      case dots
      case dashes
      case dashesAndDots
      case dashesAndTwoDots
    }

    package var kind: Kind
    package var pattern: Pattern
    /// Whether the line leaves out white space. The text must have `separatesWords`.
    package var isByWord: Bool

    package init(_ kind: Kind, pattern: Pattern = .solid, isByWord: Bool = false) {
      self.kind = kind
      self.pattern = pattern
      self.isByWord = isByWord
    }

    package static let single = Line(.single)
    package static let double = Line(.double)
  }

  // Attributes that shaping needs.
  package var font: Font
  /// The space that is added after each letter.
  package var kern: CGFloat = 0
  /// The offset upwards from the baseline.
  package var baselineOffset: CGFloat = 0
  /// The slant of the glyphs to the right, as the tangent of its angle.
  package var obliqueness: CGFloat = 0
  /// The natural logarithm of the factor by which glyphs are widened.
  package var expansion: CGFloat = 0
  /// The ligatures: 0 for none, 1 for the usual ones, 2 for all, or nil for the usual ones where letters have no space
  /// between them.
  package var ligature: Int?
  /// Whether words and the space between them are separate runs, for lines under words.
  package var separatesWords = false
  package var paragraph: TextParagraph
  /// The picture that a U+FFFC character represents.
  package var attachment: TextAttachment?

  // Attributes that only painting needs.
  package var appearance: TextAppearance

  package init(
    font: Font, color: Color = .black, paragraph: TextParagraph = TextParagraph()
  ) {
    self.font = font
    self.paragraph = paragraph
    self.appearance = TextAppearance(color: color)
  }
}

/// The properties of a text that can change without moving a glyph.
package struct TextAppearance: Hashable, Sendable {
  package var color: Color
  /// The pattern that is painted instead of the colour, in points from the text's own place.
  package var pattern: ImagePattern?
  package var background: Color?
  package var underline: TextAttributes.Line?
  package var underlineColor: Color?
  package var strikethrough: TextAttributes.Line?
  package var strikethroughColor: Color?
  /// The stroke's width in percent of the font's size, as in UIKit: positive values only stroke, negative ones
  /// stroke and fill.
  package var strokeWidth: CGFloat = 0
  package var strokeColor: Color?
  package var shadow: TextShadow?

  package init(color: Color) {
    self.color = color
  }
}

/// A shadow of glyphs. `blur` is the standard deviation in points.
package struct TextShadow: Hashable, Sendable {
  package var color: Color
  package var offset: CGSize
  package var blur: CGFloat

  package init(color: Color, offset: CGSize, blur: CGFloat) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}

/// An image instead of a character. Its box is relative to the baseline, y upwards, as in `NSTextAttachment.bounds`.
package struct TextAttachment: Hashable, Sendable {
  package var image: Image?
  package var tint: Color?
  package var bounds: CGRect
  /// The space before and after the image, in points.
  package var padding: CGFloat

  package init(image: Image?, tint: Color? = nil, bounds: CGRect, padding: CGFloat = 0) {
    self.image = image
    self.tint = tint
    self.bounds = bounds
    self.padding = padding
  }
}

/// The properties of an `NSParagraphStyle`. Lengths are in points.
package struct TextParagraph: Hashable, Sendable {
  /// The alignment of lines that are shorter than the frame's width.
  package enum Alignment: Hashable, Sendable {
    case left
    case center
    case right
    case justified
    /// The side at which the layout direction begins.
    case natural
  }

  /// The direction in which the paragraph is read, as its style sets it.
  package enum Direction: Hashable, Sendable {
    /// The direction of the paragraph's first strong character.
    case natural
    case leftToRight
    case rightToLeft
  }

  package var alignment: Alignment = .natural
  package var direction: Direction = .natural
  package var lineBreak: LineBreak = .wordWrapping
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line. 0 sets no limit.
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// The indent: a positive value is measured from the leading side, a negative one or 0 from the trailing side.
  package var tailIndent: CGFloat = 0
  /// The tab stops, or nil for UIKit's own.
  package var tabStops: [TextTab]?
  /// The distance of the tab stops after the last one. 0 for UIKit's own.
  package var defaultTabInterval: CGFloat = 0
  /// Whether the second of two lines is kept from being a single word.
  package var pushesOutWords = false
  /// Whether a line never ends between two Hangul letters.
  package var keepsHangulWords = false
  /// Whether letters move closer together before a line is truncated.
  package var tightensBeforeTruncation = false
  /// The fullness of a line, from 0 to 1, below which the word after it is divided. 0 divides no word.
  package var hyphenationFactor = 0.0

  package init() {}
}

/// A place in a line that a tab leads to, in points from the leading side.
package struct TextTab: Hashable, Sendable {
  /// The place of the text after the tab.
  package enum Alignment: Hashable, Sendable {
    /// The text begins at the stop.
    case leading
    case center
    /// The text, or its part before a terminator, ends at the stop.
    case trailing
  }

  package var location: Double
  package var alignment: Alignment
  /// The characters at which the text that ends at the stop is over. The rest of it comes after the stop.
  package var terminators: [Unicode.Scalar]

  package init(location: Double, alignment: Alignment = .leading, terminators: [Unicode.Scalar] = []) {
    self.location = location
    self.alignment = alignment
    self.terminators = terminators
  }
}

/// The behaviour at the end of a full line, as in `NSLineBreakMode`.
package enum LineBreak: Hashable, Sendable {
  case wordWrapping
  case characterWrapping
  case clipping
  case truncatingHead
  case truncatingTail
  case truncatingMiddle
}
