internal import Foundation

/// A text broken into lines whose glyphs are not placed yet. It is the result of stage two.
struct BrokenText: Sendable {
  var text: AttributedText
  var runStarts: RunStarts
  var paragraphs: [BrokenParagraph]
  var lines: [BrokenLine]
  var size: CGSize
  /// The width that lines are aligned to.
  var width: Double
  var layoutDirection: LayoutDirection
}

/// The properties that the lines of a paragraph share.
struct BrokenParagraph: Sendable {
  var shaped: ShapedParagraph
  /// The place where it begins in the text's bytes.
  var offset: Int
  var style: TextParagraph
  var tabs: TabRuler
}

/// A line's clusters and box.
struct BrokenLine: Sendable {
  /// The index of the line's paragraph in the text.
  var paragraph: Int
  /// The line's place in the text's UTF-8 code units.
  var range: Range<Int>
  var clusters: Range<Int>
  /// The cluster where the white space at the line's end begins.
  var visibleEnd: Int
  /// The width without the white space at the line's end.
  var width: Double
  /// The width of the white space at the line's end if the paragraph ends there. 0 if the line is broken there.
  var trailing = 0.0
  /// The line's pieces, if the line consists of more than its own clusters.
  var pieces: [LinePiece]?
  var box = LineBox()
  /// The distance from the leading side.
  var indent = 0.0
  /// The space up to the trailing indent. Infinite in a frame without a width.
  var room = 0.0
  var isLastOfParagraph = false
  /// The width that each letter loses, in points.
  var tightening = 0.0
}

/// Clusters from one shaping side by side in a line.
struct LinePiece: Sendable {
  var source: ShapedParagraph
  var clusters: Range<Int>
  /// The run of the text that gives the piece its appearance, for an ellipsis. For other pieces, nil: the bytes
  /// decide.
  var run: Int?
}

/// The vertical measures of a line.
struct LineBox: Hashable, Sendable {
  var ascent = 0.0
  var descent = 0.0
  var top = 0.0
  var height = 0.0
  /// The leading below the line, in points.
  var leading = 0.0

  var baseline: Double { top + height - descent }
  var bottom: Double { top + height }
}
