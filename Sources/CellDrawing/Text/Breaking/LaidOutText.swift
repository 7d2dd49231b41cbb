package import Foundation

/// A text shaped, broken into lines and placed: what is measured is what is painted. Positions in points from the
/// top left corner of its frame, y downwards.
package struct LaidOutText: Hashable, Sendable {
  /// Shared by all texts that differ in colours only.
  package let layout: TextLayout
  /// By `GlyphRun.appearance`.
  package let appearances: [TextAppearance]
  /// Whether the text was longer than any may be; the rest is neither measured nor drawn.
  package let isCut: Bool

  package init(layout: TextLayout, appearances: [TextAppearance], isCut: Bool = false) {
    self.layout = layout
    self.appearances = appearances
    self.isCut = isCut
  }

  /// Shapes and breaks `text`; cached, and callable from any thread.
  package init(_ text: AttributedText, in frame: TextFrame) {
    let frame = frame.usable
    isCut = text.string.utf8.count > AttributedText.longest
    let text = text.limited
    appearances = text.runs.map(\.attributes.appearance)
    let source = TextCache.shared.source(
      of: TextKey(text: text, layoutDirection: frame.layoutDirection, language: frame.language))
    let key = TextCache.LayoutKey(
      source: source.serial, width: frame.width, height: frame.height, lineLimit: frame.lineLimit,
      lineBreak: frame.lineBreak)
    layout = TextCache.shared.layout(for: key) {
      let layout = TextFlow.layout(source, in: frame)
      return (layout, cost: 500 + layout.lineCount * 200 + text.string.utf8.count * 32)
    }
  }

  /// Forgets every text, so that the next one is shaped and laid out anew.
  package static func removeCachedTexts() {
    TextCache.shared.removeAll()
  }

  /// The used size in points, not rounded, with the white space at the ends of paragraphs as far as it fits; zero of an
  /// empty text.
  package var size: CGSize { layout.size }
  package var lines: [TextLine] { layout.lines }
  /// Costs less than `lines`, whose glyphs are placed when they are first asked for.
  package var lineCount: Int { layout.lineCount }
  package var isTruncated: Bool { layout.isTruncated || isCut }
}

/// One line: its characters, its box and its glyphs.
package struct TextLine: Hashable, Sendable {
  /// In UTF-8 code units of the text.
  package var range: Range<Int>
  /// Where its first glyph begins, on the baseline.
  package var origin: CGPoint
  /// Without the white space at its end.
  package var width: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  /// The top and height of the box that line heights and spacings give it.
  package var top: CGFloat
  package var height: CGFloat
  package var runs: [GlyphRun]

  package init(
    range: Range<Int>, origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, top: CGFloat,
    height: CGFloat, runs: [GlyphRun]
  ) {
    self.range = range
    self.origin = origin
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.top = top
    self.height = height
    self.runs = runs
  }
}

/// Glyphs of one face and one appearance, in the order they are seen from left to right.
package struct GlyphRun: Hashable, Sendable {
  /// A glyph of the face, by its number in the font file, and where it stands, in points.
  package struct Glyph: Hashable, Sendable {
    package var id: UInt32
    /// Relative to the line's origin, y downwards.
    package var x: CGFloat
    package var y: CGFloat

    package init(id: UInt32, x: CGFloat, y: CGFloat) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  package var face: FaceReference
  /// In points.
  package var size: CGFloat
  /// An index into `LaidOutText.appearances`.
  package var appearance: Int
  /// From the line's origin, without kerning after it.
  package var x: CGFloat
  package var width: CGFloat
  package var glyphs: [Glyph]
  /// In the place of glyphs.
  package var attachment: TextAttachment?
  /// The middle of the underline, from the line's baseline, y downwards.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat
  /// The middle of the line through the letters, from the baseline, y downwards: less than 0.
  package var strikethroughPosition: CGFloat

  package init(
    face: FaceReference, size: CGFloat, appearance: Int, x: CGFloat, width: CGFloat, glyphs: [Glyph],
    attachment: TextAttachment? = nil, underlinePosition: CGFloat = 0, underlineThickness: CGFloat = 0,
    strikethroughPosition: CGFloat = 0
  ) {
    self.face = face
    self.size = size
    self.appearance = appearance
    self.x = x
    self.width = width
    self.glyphs = glyphs
    self.attachment = attachment
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
    self.strikethroughPosition = strikethroughPosition
  }
}
