import CellDrawing
import Foundation

extension LaidOutText {
  /// Lays out a text of one style, in Inter of 10 points unless specified.
  init(
    _ string: String, font: Font = Font(family: .named("Inter"), size: 10),
    paragraph: TextParagraph = TextParagraph(),
    in frame: TextFrame = TextFrame()
  ) {
    self.init(
      AttributedText(string, attributes: TextAttributes(font: font, paragraph: paragraph)), in: frame)
  }

  /// The text of each line.
  var lineTexts: [String] {
    lines.map { line in
      let utf8 = layout.string.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: line.range.lowerBound)
      let end = utf8.index(utf8.startIndex, offsetBy: line.range.upperBound)
      return String(layout.string[start..<end])
    }
  }

  var glyphCount: Int { lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } } }
}

extension TextParagraph {
  init(_ change: (inout TextParagraph) -> Void) {
    self.init()
    change(&self)
  }
}

/// The height of a line in Inter of 10 points. The ascender is 2728, the descender 680 of 2816 units.
let lineHeight = 10.0 * (2728 + 680) / 2816

func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.001 }
