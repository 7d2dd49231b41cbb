import CellDrawing
import Foundation
import Testing

struct LaidOutTextTests {
  @Test func `empty text has no size`() {
    let text = LaidOutText("")
    #expect(text.size == .zero)
    #expect(text.lines.isEmpty)
  }

  @Test func `a line's height ignores the fallback fonts of its glyphs`() {
    let text = LaidOutText("Hello, 世界 👋 नमस्ते")
    #expect(text.lineCount == 1)
    #expect(isClose(text.size.height, lineHeight))
  }

  @Test func `the largest font in a line decides its height`() {
    var text = AttributedText(
      "small ", attributes: TextAttributes(font: Font(family: .named("Inter"), size: 10)))
    text.string += "big"
    text.runs.append(
      .init(utf8Count: 3, attributes: TextAttributes(font: Font(family: .named("Inter"), size: 20))))
    #expect(isClose(LaidOutText(text, in: TextFrame()).size.height, 2 * lineHeight))
  }

  @Test func `the width of text is the width of its widest line`() {
    #expect(isClose(LaidOutText("He\nHello\nHe").size.width, LaidOutText("Hello").size.width))
  }

  @Test func `the width of a word is HarfBuzz's width`() {
    // `hb-shape Inter-Regular.otf Hello` prints H+2084 e+1640 l+668 l+668 o+1680, in units of 1/2816 em.
    let text = LaidOutText("Hello", font: Font(family: .named("Inter"), size: 10))
    #expect(isClose(text.size.width, 10.0 * (2084 + 1640 + 668 + 668 + 1680) / 2816))
  }

  @Test func `a line fits the width with which it was measured`() {
    for string in ["Hello world", "Привет, мир", "مرحبا بالعالم", "AVATAR To We"] {
      let width = LaidOutText(string).size.width
      #expect(LaidOutText(string, in: TextFrame(width: width)).lineCount == 1)
    }
  }

  @Test func `texts of other colours share one layout`() {
    let attributes = TextAttributes(font: Font(family: .named("Inter"), size: 10))
    var red = attributes
    red.appearance.color = Color(red: 1, green: 0, blue: 0)
    let first = LaidOutText(AttributedText("the same text", attributes: attributes), in: TextFrame())
    let second = LaidOutText(AttributedText("the same text", attributes: red), in: TextFrame())
    #expect(first.layout === second.layout)
    #expect(first != second)
    #expect(second.appearances[0].color == Color(red: 1, green: 0, blue: 0))
  }

  @Test func `each run refers to its own appearance`() {
    let attributes = TextAttributes(font: Font(family: .named("Inter"), size: 10))
    var text = AttributedText("one ", attributes: attributes)
    text.string += "two"
    text.runs.append(.init(utf8Count: 3, attributes: attributes))
    let runs = LaidOutText(text, in: TextFrame()).lines[0].runs
    #expect(runs.map(\.appearance) == [0, 1])
    #expect(runs[1].glyphs.count == 3)
    #expect(isClose(runs[1].x, runs[0].x + runs[0].width))
  }

  @Test func `colouring each letter does not move the letters`() {
    let attributes = TextAttributes(font: Font(family: .named("Inter"), size: 10))
    var text = AttributedText("AVAT", attributes: attributes)
    text.runs = (0..<4).map { _ in .init(utf8Count: 1, attributes: attributes) }
    let plain = LaidOutText("AVAT").lines[0].runs.flatMap(\.glyphs)
    #expect(LaidOutText(text, in: TextFrame()).lines[0].runs.flatMap(\.glyphs) == plain)
  }

  @Test func `kerning is added after each character`() {
    var attributes = TextAttributes(font: Font(family: .named("Inter"), size: 10))
    attributes.kern = 3
    let text = LaidOutText(AttributedText("HHH", attributes: attributes), in: TextFrame())
    #expect(isClose(text.size.width, LaidOutText("HHH").size.width + 3 * 3))
    #expect(isClose(text.lines[0].runs[0].width, text.size.width - 3))
  }

  @Test func `monospaced digits are equally wide`() {
    let font = Font(family: .named("Inter"), size: 10, hasMonospacedDigits: true)
    #expect(isClose(LaidOutText("111", font: font).size.width, LaidOutText("088", font: font).size.width))
    #expect(!isClose(LaidOutText("111").size.width, LaidOutText("088").size.width))
  }

  @Test func `a baseline offset lifts the glyphs in a line that is higher by it`() {
    var attributes = TextAttributes(font: Font(family: .named("Inter"), size: 10))
    attributes.baselineOffset = 4
    let text = LaidOutText(AttributedText("H", attributes: attributes), in: TextFrame())
    #expect(text.lines[0].runs[0].glyphs[0].y == -4)
    #expect(isClose(text.size.height, lineHeight + 4))
    #expect(isClose(text.lines[0].descent, 10 * 680 / 2816))
  }

  @Test func `an attachment takes the size of its bounds`() {
    var attributes = TextAttributes(font: Font(family: .named("Inter"), size: 10))
    attributes.attachment = TextAttachment(image: nil, bounds: CGRect(x: 0, y: -5, width: 30, height: 40))
    var text = AttributedText("a", attributes: TextAttributes(font: Font(family: .named("Inter"), size: 10)))
    text.string += "\u{fffc}"
    text.runs.append(.init(utf8Count: 3, attributes: attributes))
    let shaped = LaidOutText(text, in: TextFrame())
    #expect(isClose(shaped.size.width, LaidOutText("a").size.width + 30))
    #expect(isClose(shaped.size.height, 40 - 5 + 5))
    #expect(shaped.lines[0].runs[1].attachment?.bounds.width == 30)
    #expect(shaped.lines[0].runs[1].glyphs.isEmpty)
  }

  @Test func `a missing character is one that no font has`() {
    #expect(LaidOutText("a\u{378}b\u{200d}\u{fe0f}\u{7}").layout.missingCharacters == ["\u{378}"])
    #expect(LaidOutText("Ωж漢あ한ไกم🇺🇸").layout.missingCharacters.isEmpty)
  }

  @Test(arguments: ["👍🏽", "👨‍👩‍👧‍👦", "🇺🇸", "❤️", "1️⃣", "🏳️‍🌈", "👩🏾‍🚀"])
  func `an emoji sequence is one glyph`(emoji: String) {
    let text = LaidOutText(emoji)
    #expect(text.glyphCount == 1)
    // The emoji font's advance is 2550 of 2048 units.
    #expect(isClose(text.size.width, 10 * 2550 / 2048))
    #expect(text.lines[0].runs[0].face.file.hasSuffix("NotoColorEmoji.ttf"))
  }

  @Test(arguments: [("ja", 0), ("ko", 1), ("zh-Hans", 2), ("zh-Hant-TW", 3), ("zh-HK", 4), ("en", 2)])
  func `the language picks the Han font`(language: String, index: Int) {
    let text = LaidOutText("直骨", in: TextFrame(language: language))
    #expect(text.lines[0].runs[0].face.index == index)
  }

  @Test(arguments: [
    (100, "Regular"), (400, "Regular"), (600, "Bold"), (700, "Bold"), (900, "Bold"),
  ])
  func `a fallback font has the nearest weight`(weight: Int, name: String) {
    for string in ["Li 李明", "李明", "Ли नमस्ते", "A 한글", "a あ", "مرحبا"] {
      for language in ["en", "ja", "zh-Hans", "zh-Hant"] {
        let text = LaidOutText(
          string, font: Font(family: .named("Inter"), size: 10, weight: weight),
          in: TextFrame(language: language))
        let files = text.lines[0].runs.map(\.face.file).filter { !$0.contains("Inter") }
        #expect(
          !files.isEmpty && files.allSatisfy { $0.contains("-\(name).") }, "\(string) \(language) \(files)")
      }
    }
  }

  @Test(arguments: ["李明", "a あ", "A 한글"])
  func `Han text has a medium weight between regular and bold`(string: String) {
    let text = LaidOutText(string, font: Font(family: .named("Inter"), size: 10, weight: 500))
    let files = text.lines[0].runs.map(\.face.file).filter { !$0.contains("Inter") }
    #expect(!files.isEmpty && files.allSatisfy { $0.contains("CJK-Medium.") }, "\(files)")
  }

  @Test func `kana makes Han characters Japanese`() {
    #expect(LaidOutText("直す").lines[0].runs.allSatisfy { $0.face.index == 0 })
  }
}
