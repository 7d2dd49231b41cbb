import CellDrawing
import Foundation
import Testing

/// Texts and measures that nobody uses on purpose, but that must still be laid out.
struct HostileTextTests {
  static let texts: [String] = [
    "\0", "a\0b", "\u{1}\u{2}\u{7f}\u{85}\u{9f}", "   ", "\n\n\n", "\t\t", "\u{202e}abc\u{202c}", "\u{2066}",
    "\u{200d}\u{200d}", "\u{fe0f}", "\u{301}\u{301}", "\u{ffff}\u{fffe}", "\u{10ffff}", "🇺", "\u{fffc}",
    "\u{ad}",
    "a\u{2028}\u{2029}", "\r\n\r", "\u{feff}x",
  ]
  static let lengths: [CGFloat] = [0, -5, .nan, .infinity, -.infinity, 0.001, 1e9]

  @Test(arguments: texts) func `odd text has a finite size`(string: String) {
    for mode: LineBreak? in [nil, .truncatingTail, .truncatingMiddle, .truncatingHead, .characterWrapping] {
      for length in Self.lengths {
        for limit in [0, 1, 2] {
          let text = LaidOutText(
            string, in: TextFrame(width: length, height: length, lineLimit: limit, lineBreak: mode))
          #expect(text.size.width.isFinite && text.size.height.isFinite)
          #expect(text.lines.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite })
          #expect(text.lineCount == text.lines.count)
        }
      }
    }
  }

  @Test(arguments: lengths) func `odd measures give a finite size`(length: CGFloat) {
    let paragraph = TextParagraph {
      $0.lineSpacing = length
      $0.minimumLineHeight = length.isFinite ? min(length, 50) : length
      $0.maximumLineHeight = length
      $0.lineHeightMultiple = length.isFinite ? min(length, 3) : length
      $0.headIndent = length
      $0.firstLineHeadIndent = length
      $0.tailIndent = length
      $0.alignment = .justified
    }
    var attributes = TextAttributes(
      font: Font(family: .named("Inter"), size: length, weight: Int.min), paragraph: paragraph)
    attributes.kern = length
    attributes.baselineOffset = length
    attributes.attachment = TextAttachment(
      image: nil, bounds: CGRect(x: length, y: length, width: length, height: length))
    for string in ["Hello world", "\u{fffc}", "a\nb"] {
      let text = LaidOutText(AttributedText(string, attributes: attributes), in: TextFrame(width: 100))
      #expect(text.size.width.isFinite && text.size.height.isFinite)
      #expect(!text.lines.isEmpty)
    }
  }

  @Test func `a width of zero gives one character per line`() {
    #expect(LaidOutText("abc", in: TextFrame(width: 0)).lineCount == 3)
  }

  @Test func `text of only spaces has the height of a line`() {
    let text = LaidOutText("   ")
    #expect(text.size == CGSize(width: LaidOutText(" ").size.width * 3, height: lineHeight))
    #expect(text.lineCount == 1)
  }

  @Test(.timeLimit(.minutes(10))) func `a long paragraph is laid out`() {
    let text = LaidOutText(String(repeating: "lorem ipsum dolor ", count: 5_556), in: TextFrame(width: 300))
    #expect(text.lineCount > 1_000)
    #expect(text.lines.last?.range.upperBound == 5_556 * 18)
  }

  @Test(.timeLimit(.minutes(10))) func `a long word is laid out`() {
    let text = LaidOutText(String(repeating: "a", count: 100_000), in: TextFrame(width: 300))
    #expect(text.lineCount > 1_000)
  }

  @Test(.timeLimit(.minutes(10))) func `many combining marks have a finite width`() {
    let text = LaidOutText("a" + String(repeating: "\u{301}", count: 100_000), in: TextFrame(width: 300))
    #expect(text.size.width.isFinite)
  }

  /// The time must not grow with the product of runs and paragraphs.
  @Test(.timeLimit(.minutes(10))) func `many paragraphs with their own styles are laid out`() {
    let font = Font(family: .named("Inter"), size: 17, weight: 400)
    let indented = TextAttributes(font: font, paragraph: TextParagraph { $0.headIndent = 14 })
    let runs = (0..<20_000).map {
      AttributedText.Run(utf8Count: 2, attributes: $0 % 2 == 0 ? indented : TextAttributes(font: font))
    }
    let text = AttributedText(string: String(repeating: "a\n", count: 20_000), runs: runs)
    #expect(LaidOutText(text, in: TextFrame(width: 300)).lineCount == 20_001)
  }

  /// Finding the direction of each piece must not look at all pieces of the paragraph.
  @Test(.timeLimit(.minutes(10))) func `many line separators are laid out`() {
    let text = String(repeating: "1\u{2028}", count: 20_000)
    #expect(LaidOutText(text, in: TextFrame(width: 300)).lineCount == 20_001)
  }

  @Test(.timeLimit(.minutes(10))) func `many characters without a font are laid out`() {
    let scalars = (0xF0000..<0xF0000 + 50_000).compactMap { Unicode.Scalar($0) }
    let text = LaidOutText(String(String.UnicodeScalarView(scalars)), in: TextFrame(width: 300))
    #expect(text.lineCount > 1_000)
  }

  /// Finding each line's hyphen must not search the whole paragraph.
  @Test(.timeLimit(.minutes(10))) func `many soft hyphens are laid out`() {
    let text = String(repeating: "a\u{AD}", count: 100_000)
    #expect(LaidOutText(text, in: TextFrame(width: 100)).lineCount > 5_000)
  }

  @Test(.timeLimit(.minutes(10))) func `many lines are laid out`() {
    #expect(
      LaidOutText(String(repeating: "a\n", count: 20_000), in: TextFrame(width: 300)).lineCount == 20_001)
    #expect(LaidOutText(String(repeating: "\n", count: 20_000), in: TextFrame(lineLimit: 5)).lineCount == 5)
  }
}
