internal import Foundation

/// A text broken into lines, its glyphs not placed yet: what stage two hands on.
struct BrokenText: Sendable {
  var text: AttributedText
  var runStarts: RunStarts
  var paragraphs: [BrokenParagraph]
  var lines: [BrokenLine]
  var size: CGSize
  /// What lines are aligned to.
  var width: Double
  var layoutDirection: LayoutDirection
}

/// What the lines of a paragraph share.
struct BrokenParagraph: Sendable {
  var shaped: ShapedParagraph
  /// Where it begins in the text's bytes.
  var offset: Int
  var style: TextParagraph
}

/// A line's clusters and box.
struct BrokenLine: Sendable {
  /// An index of the text's paragraphs.
  var paragraph: Int
  /// In UTF-8 code units of the text.
  var range: Range<Int>
  var clusters: Range<Int>
  /// Where the white space at the line's end begins.
  var visibleEnd: Int
  /// Without the white space at its end.
  var width: Double
  /// The width of the white space at its end where the text, not a break, ends the line.
  var trailing = 0.0
  /// Set where the line is not simply its clusters.
  var pieces: [LinePiece]?
  var box = LineBox()
  /// From the leading side.
  var indent = 0.0
  /// To the trailing indent; infinite in a frame without a width.
  var room = 0.0
  var isLastOfParagraph = false
}

/// Clusters of one shaping that stand side by side in a line.
struct LinePiece: Sendable {
  var source: ShapedParagraph
  var clusters: Range<Int>
  /// The text's run that says its look, where that does not follow from its bytes: the ellipsis.
  var run: Int?
}

/// The vertical measures of a line.
struct LineBox: Hashable, Sendable {
  var ascent = 0.0
  var descent = 0.0
  var top = 0.0
  var height = 0.0

  var baseline: Double { top + height - descent }
  var bottom: Double { top + height }
}
