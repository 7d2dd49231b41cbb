import CellDrawing
import Foundation
import Testing

struct LineTests {
  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b"])
  func `each separator ends a line`(string: String) {
    let text = LaidOutText(string)
    #expect(text.lineCount == 2)
    #expect(isClose(text.size.height, 2 * lineHeight))
  }

  /// A choice that was not measured on an iPhone, where `UILabel` may leave out the empty line.
  @Test func `a separator at the end is followed by an empty line`() {
    #expect(LaidOutText("a\n").lineCount == 2)
    #expect(LaidOutText("\n").lineCount == 2)
    #expect(isClose(LaidOutText("a\n\n").size.height, 3 * lineHeight))
  }

  @Test func `the line limit counts the lines of all paragraphs`() {
    let text = LaidOutText("a\nb\nc\nd", in: TextFrame(lineLimit: 3))
    #expect(text.lineCount == 3)
    #expect(text.isTruncated)
    #expect(!LaidOutText("a\nb\nc", in: TextFrame(lineLimit: 3)).isTruncated)
  }

  @Test func `white space that is left out is not truncation`() {
    #expect(!LaidOutText("a\n \n", in: TextFrame(lineLimit: 1)).isTruncated)
  }

  @Test func `a word that fits no line breaks between characters`() {
    let text = LaidOutText("a MMMMMMMM", in: TextFrame(width: 30))
    #expect(text.lineTexts.first == "a ")
    #expect(text.lineTexts.dropFirst().joined() == "MMMMMMMM")
    #expect(text.lines.allSatisfy { $0.width <= 30 })
    #expect(text.lineCount == 1 + 3)
  }

  @Test func `character wrapping fills each line`() {
    let width = LaidOutText("aaa M").size.width + 1
    let text = LaidOutText("aaa MMMMMM", in: TextFrame(width: width, lineBreak: .characterWrapping))
    #expect(text.lineTexts[0] == "aaa M")
  }

  @Test func `a cluster is never broken at the narrowest width`() {
    let text = LaidOutText("👨‍👩‍👧‍👦🇺🇸👍🏽é", in: TextFrame(width: 1))
    #expect(text.lineTexts == ["👨‍👩‍👧‍👦", "🇺🇸", "👍🏽", "é"])
  }

  @Test func `spaces hang at the end of a line`() {
    let width = LaidOutText("Hello").size.width
    let text = LaidOutText("Hello      world", in: TextFrame(width: width))
    #expect(text.lineTexts[0] == "Hello      ")
    #expect(isClose(text.lines[0].width, width))
  }

  @Test func `spaces at the end of a paragraph count as far as they fit`() {
    let (word, space) = (LaidOutText("Hello").size.width, LaidOutText(" ").size.width)
    let full = LaidOutText("Hello  ").size.width
    // Inter has no kerning between o and the space.
    #expect(isClose(full, word + 2 * space))
    #expect(isClose(LaidOutText("He\nHello  \nHe").size.width, full))
    #expect(isClose(LaidOutText("Hello  ", in: TextFrame(width: word + 1)).size.width, word + 1))
    #expect(isClose(LaidOutText("Hello  ", in: TextFrame(width: word + 1)).lines[0].width, word))
    #expect(isClose(LaidOutText("Hello  world", in: TextFrame(width: word + 1)).size.width, word))
  }

  @Test func `spaces at the end of a line do not affect its alignment`() {
    let paragraph = TextParagraph { $0.alignment = .right }
    let text = LaidOutText("Hello  ", paragraph: paragraph, in: TextFrame(width: 100))
    #expect(isClose(text.lines[0].origin.x, 100 - LaidOutText("Hello").size.width))
  }

  @Test func `a space has the font's own width`() {
    // Inter's space advances 792 of 2816 units.
    #expect(isClose(LaidOutText(" ").size.width, 10.0 * 792 / 2816))
  }

  @Test func `a tab leads to the next multiple of 28 points`() {
    let text = LaidOutText("a\tb\tc")
    #expect(text.lines[0].runs.filter { !$0.glyphs.isEmpty }.map(\.x) == [0, 28, 56])
  }

  @Test func `indents narrow and move the lines`() {
    let paragraph = TextParagraph {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -30
    }
    let text = LaidOutText("aaaa aaaa aaaa aaaa aaaa", paragraph: paragraph, in: TextFrame(width: 100))
    #expect(text.lines.map(\.origin.x) == [20, 10, 10])
    #expect(text.lines[0].width <= 100 - 20 - 30)
    #expect(text.lines[1].width <= 100 - 10 - 30)
  }

  @Test func `spacing is added between lines and paragraphs only`() {
    let paragraph = TextParagraph {
      $0.lineSpacing = 3
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 11
    }
    let text = LaidOutText("a\nb\u{2028}c", paragraph: paragraph)
    #expect(isClose(text.lines[1].top, lineHeight + 3 + 7 + 11))
    #expect(isClose(text.lines[2].top, text.lines[1].top + lineHeight + 3))
    #expect(isClose(text.size.height, 3 * lineHeight + 2 * 3 + 7 + 11))
  }

  @Test func `a lone line with Chinese letters keeps the spacing below it`() {
    let paragraph = TextParagraph { $0.lineSpacing = 3 }
    #expect(isClose(LaidOutText("a", paragraph: paragraph).size.height, lineHeight))
    #expect(isClose(LaidOutText("中文", paragraph: paragraph).size.height, lineHeight + 3))
    #expect(isClose(LaidOutText("中文\n中文", paragraph: paragraph).size.height, 2 * lineHeight + 3))
  }

  @Test func `a line's height changes above its baseline`() {
    let descent = 10.0 * 680 / 2816
    let high = LaidOutText("a", paragraph: TextParagraph { $0.minimumLineHeight = 30 })
    #expect(high.size.height == 30)
    #expect(isClose(high.lines[0].origin.y, 30 - descent))
    let low = LaidOutText("a", paragraph: TextParagraph { $0.maximumLineHeight = 8 })
    #expect(low.size.height == 8)
    #expect(isClose(low.lines[0].origin.y, 8 - descent))
    let multiple = LaidOutText("a", paragraph: TextParagraph { $0.lineHeightMultiple = 2 })
    #expect(isClose(multiple.size.height, 2 * lineHeight))
  }

  @Test func `lines that do not fit the height are left out in truncated text`() {
    let frame = TextFrame(height: 2.5 * lineHeight, lineBreak: .truncatingTail)
    let text = LaidOutText("a\nb\nc", in: frame)
    #expect(text.lineCount == 2)
    #expect(text.isTruncated)
    #expect(LaidOutText("a\nb", in: TextFrame(height: 1, lineBreak: .truncatingTail)).lineCount == 1)
    #expect(LaidOutText("a\nb\nc", in: TextFrame(height: 20, lineBreak: .wordWrapping)).lineCount == 3)
  }
}
