package import Foundation

/// A text and what each part of it looks like, every font and colour resolved.
package struct AttributedText: Hashable, Sendable {
  /// A stretch of the text with one set of attributes.
  package struct Run: Hashable, Sendable {
    /// How many UTF-8 code units of the text it covers, from the end of the run before.
    package var utf8Count: Int
    package var attributes: TextAttributes

    package init(utf8Count: Int, attributes: TextAttributes) {
      self.utf8Count = utf8Count
      self.attributes = attributes
    }
  }

  package var string: String
  /// Covers the string without gaps; empty only for an empty string.
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

/// How a stretch of text is shaped and painted; lengths in points.
package struct TextAttributes: Hashable, Sendable {
  /// How a text is underlined or struck through.
  package enum Line: Hashable, Sendable {
    case single
    case thick
    case double
  }

  // What shaping needs.
  package var font: Font
  package var kern: CGFloat = 0
  /// Upwards from the baseline.
  package var baselineOffset: CGFloat = 0
  package var paragraph: TextParagraph
  /// The picture that a U+FFFC character stands for.
  package var attachment: TextAttachment?

  // What only painting needs.
  package var appearance: TextAppearance

  package init(
    font: Font, color: Color = .black, paragraph: TextParagraph = TextParagraph()
  ) {
    self.font = font
    self.paragraph = paragraph
    self.appearance = TextAppearance(color: color)
  }
}

/// What can change of a text without moving a glyph.
package struct TextAppearance: Hashable, Sendable {
  package var color: Color
  package var background: Color?
  package var underline: TextAttributes.Line?
  package var underlineColor: Color?
  package var strikethrough: TextAttributes.Line?
  package var strikethroughColor: Color?
  /// In percent of the font's size as in UIKit: positive strokes only, negative strokes and fills.
  package var strokeWidth: CGFloat = 0
  package var strokeColor: Color?
  package var shadow: TextShadow?

  package init(color: Color) {
    self.color = color
  }
}

/// A shadow of glyphs; `blur` is the standard deviation in points.
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

/// An image in the place of a character: its box relative to the baseline, y upwards as in `NSTextAttachment.bounds`.
package struct TextAttachment: Hashable, Sendable {
  package var image: Image?
  package var tint: Color?
  package var bounds: CGRect

  package init(image: Image?, tint: Color? = nil, bounds: CGRect) {
    self.image = image
    self.tint = tint
    self.bounds = bounds
  }
}

/// What `NSParagraphStyle` says, lengths in points.
package struct TextParagraph: Hashable, Sendable {
  /// Where lines stand that are shorter than the frame is wide.
  package enum Alignment: Hashable, Sendable {
    case left
    case center
    case right
    case justified
    /// The side at which the layout direction begins.
    case natural
  }

  /// Which way the paragraph reads, as a style says it.
  package enum Direction: Hashable, Sendable {
    /// By the first strong character of the paragraph.
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
  /// 0 sets no limit.
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// Positive from the leading side, negative or 0 from the trailing side.
  package var tailIndent: CGFloat = 0

  package init() {}
}

/// What happens where a line is full; the cases of `NSLineBreakMode`.
package enum LineBreak: Hashable, Sendable {
  case wordWrapping
  case characterWrapping
  case clipping
  case truncatingHead
  case truncatingTail
  case truncatingMiddle
}
