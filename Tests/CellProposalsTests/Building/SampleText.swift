import CellProposals

/// A text whose characters are all equally wide, in a font with the proportions of an iPhone's.
struct SampleText {
  /// A font's size and the distance between its lines, in points.
  struct Font {
    let size: Double
    var leading = 0.0

    static let title = Font(size: 28, leading: 0.586)
    static let headline = Font(size: 17, leading: 1.713)
    static let body = Font(size: 17, leading: 1.713)
    static let subheadline = Font(size: 15, leading: 2.1)
    static let caption = Font(size: 12, leading: 1.68)
    static let caption2 = Font(size: 11)
  }

  let characters: String
  /// The width of a character, in points.
  var advance = 10.0
  var font = Font.body
  var lineSpacing = 0.0
  var pixelsPerPoint = 3.0

  var metrics: TextMetrics {
    TextMetrics(
      ascender: 0.952148 * font.size, descender: 0.241211 * font.size, leading: font.leading,
      capHeight: 0.704590 * font.size, pixels: PixelScale(pixelsPerPoint))
  }

  /// Returns the numbers of characters in the lines of a text that may be as wide as a number of characters.
  private func lines(_ maximum: Double) -> [Int] {
    var lines: [Int] = []
    var line = 0
    for word in characters.split(separator: " ") {
      var rest = word.count
      if line > 0, Double(line + 1 + rest) <= maximum {
        line += 1 + rest
        continue
      }
      if line > 0 { lines.append(line) }
      while Double(rest) > maximum, rest > 1 {
        let part = max(Int(maximum), 1)
        lines.append(part)
        rest -= part
      }
      line = rest
    }
    return lines + [line]
  }

  func measured(in maximum: LayoutSize) -> MeasuredText {
    let pitch = metrics.lineHeight + font.leading + lineSpacing
    let between = font.leading + lineSpacing
    // The tolerance is for a maximum that is the text's own size.
    var lines = lines(maximum.width / advance + 1e-9)
    let fitting = (maximum.height + between) / pitch + 1e-9
    if fitting < Double(lines.count) { lines = Array(lines.prefix(max(Int(fitting), 1))) }
    let last = pitch * Double(lines.count - 1)
    return MeasuredText(
      LayoutSize(Double(lines.max() ?? 0) * advance, last + metrics.lineHeight),
      firstBaseline: metrics.ascender, lastBaseline: last + metrics.ascender)
  }
}

/// Returns a text in a font.
func text(
  _ characters: String, _ font: SampleText.Font = .body, id identifier: Int = 0, advance: Double = 10,
  lineSpacing: Double = 0, scale: Double = 3
) -> LayoutNode {
  let sample = SampleText(
    characters: characters, advance: advance, font: font, lineSpacing: lineSpacing, pixelsPerPoint: scale)
  return TextNode(sample.metrics, identifier: identifier, measure: sample.measured)
}
