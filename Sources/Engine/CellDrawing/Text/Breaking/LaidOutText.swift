package import Foundation

/// A text that is shaped, broken into lines and placed. The same positions are measured and painted.
///
/// Positions are in points from the top left corner of its frame, y downwards.
package struct LaidOutText: Hashable, Sendable {
  /// The lines, which all texts share that differ only in appearance.
  package let layout: TextLayout
  /// The appearances, by `GlyphRun.appearance`.
  package let appearances: [TextAppearance]
  /// Whether the text was longer than the maximum. The rest is neither measured nor drawn.
  package let isCut: Bool

  package init(layout: TextLayout, appearances: [TextAppearance], isCut: Bool = false) {
    self.layout = layout
    self.appearances = appearances
    self.isCut = isCut
  }

  /// Shapes and breaks `text`. The result is cached. Any thread may call this.
  package init(_ text: AttributedText, in frame: TextFrame) {
    let frame = frame.usable
    isCut = text.string.utf8.count > AttributedText.longest
    let text = text.limited
    appearances = text.runs.map(\.attributes.appearance)
    let source = TextCache.shared.source(
      of: TextKey(text: text, layoutDirection: frame.layoutDirection, language: frame.language))
    let key = TextCache.LayoutKey(
      source: source.serial, width: frame.width, height: frame.height, lineLimit: frame.lineLimit,
      lineBreak: frame.lineBreak, fontsWithLeading: frame.fontsWithLeading)
    layout = TextCache.shared.layout(for: key) {
      let layout = TextFlow.layout(source, in: frame)
      return (layout, cost: 500 + layout.lineCount * 200 + text.string.utf8.count * 32)
    }
  }

  /// Returns the text with its patterns moved, so that they repeat from another place than its own.
  package func movingPatterns(x: CGFloat, y: CGFloat) -> LaidOutText {
    guard appearances.contains(where: { $0.pattern != nil }) else { return self }
    var moved = appearances
    for index in moved.indices { moved[index].pattern = moved[index].pattern?.translated(x: x, y: y) }
    return LaidOutText(layout: layout, appearances: moved, isCut: isCut)
  }

  /// Drops all cached texts, so that each is shaped and laid out again.
  package static func removeCachedTexts() {
    TextCache.shared.removeAll()
  }

  /// The used size in points, not rounded. It includes the white space at the ends of paragraphs as far as it fits.
  /// It is zero for an empty text.
  package var size: CGSize { layout.size }
  /// The lines with their glyphs, which are placed at the first use.
  package var lines: [TextLine] { layout.lines }
  /// The number of lines. It is cheaper than `lines`, which places the glyphs at its first use.
  package var lineCount: Int { layout.lineCount }
  /// Whether a part of the text is not shown.
  package var isTruncated: Bool { layout.isTruncated || isCut }
}

/// One line: its characters, its box and its glyphs.
package struct TextLine: Hashable, Sendable {
  /// The line's place in the text's UTF-8 code units.
  package var range: Range<Int>
  /// The place where its first glyph begins, on the baseline.
  package var origin: CGPoint
  /// The width without the white space at the line's end.
  package var width: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  /// The top of the box, which line heights and spacings determine. `height` is the box's height.
  package var top: CGFloat
  package var height: CGFloat
  /// The leading of the line's font, which is below the box. 0 if it does not count.
  package var leading: CGFloat
  package var runs: [GlyphRun]

  package init(
    range: Range<Int>, origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, top: CGFloat,
    height: CGFloat, leading: CGFloat = 0, runs: [GlyphRun]
  ) {
    self.range = range
    self.origin = origin
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.top = top
    self.height = height
    self.leading = leading
    self.runs = runs
  }
}

/// Glyphs of one face and one appearance, in their visible order from left to right.
package struct GlyphRun: Hashable, Sendable {
  /// A glyph by its number in the font file, and its place, in points.
  package struct Glyph: Hashable, Sendable {
    package var id: UInt32
    /// The x coordinate from the line's origin. `y` is counted from there downwards.
    package var x: CGFloat
    package var y: CGFloat

    package init(id: UInt32, x: CGFloat, y: CGFloat) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  package var face: FaceReference
  /// The font's size in points.
  package var size: CGFloat
  /// The index into `LaidOutText.appearances`.
  package var appearance: Int
  /// The distance from the line's origin. `width` does not include the kerning after the last glyph.
  package var x: CGFloat
  package var width: CGFloat
  package var glyphs: [Glyph]
  /// The image that replaces the glyphs.
  package var attachment: TextAttachment?
  /// The middle of the underline, from the line's baseline, y downwards.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat
  /// The middle of the strikethrough, from the line's baseline, y downwards. It is negative.
  package var strikethroughPosition: CGFloat
  /// Whether the run begins with white space. Lines under words leave out such a run.
  package var isSpace: Bool

  package init(
    face: FaceReference, size: CGFloat, appearance: Int, x: CGFloat, width: CGFloat, glyphs: [Glyph],
    attachment: TextAttachment? = nil, underlinePosition: CGFloat = 0, underlineThickness: CGFloat = 0,
    strikethroughPosition: CGFloat = 0, isSpace: Bool = false
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
    self.isSpace = isSpace
  }
}
