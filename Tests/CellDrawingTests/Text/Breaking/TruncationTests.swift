import CellDrawing
import Foundation
import Testing

struct TruncationTests {
  private let words = "one two three four five six seven eight"
  private let ellipsis = LaidOutText("…").lines[0].runs[0].glyphs[0].id

  private func shaped(_ mode: LineBreak, lineLimit: Int = 1, width: CGFloat = 100, _ string: String? = nil)
    -> LaidOutText
  {
    LaidOutText(string ?? words, in: TextFrame(width: width, lineLimit: lineLimit, lineBreak: mode))
  }

  private func glyphs(_ text: LaidOutText) -> [UInt32] {
    (text.lines.last?.runs ?? []).flatMap(\.glyphs).map(\.id)
  }

  @Test func `the tail is cut with an ellipsis`() {
    let text = shaped(.truncatingTail)
    #expect(text.isTruncated)
    #expect(glyphs(text).last == ellipsis)
    #expect(text.size.width <= 100 && text.size.width > 85)
  }

  @Test func `the head is cut with an ellipsis`() {
    let text = shaped(.truncatingHead)
    #expect(glyphs(text).first == ellipsis)
    #expect(glyphs(text).suffix(5) == glyphs(LaidOutText("eight"))[...])
    #expect(text.size.width <= 100 && text.size.width > 85)
  }

  @Test func `the middle is cut with an ellipsis`() {
    let text = shaped(.truncatingMiddle)
    #expect(glyphs(text).prefix(3) == glyphs(LaidOutText("one"))[...])
    #expect(glyphs(text).suffix(5) == glyphs(LaidOutText("eight"))[...])
    #expect(glyphs(text).filter { $0 == ellipsis }.count == 1)
    #expect(text.size.width <= 100 && text.size.width > 80)
  }

  @Test(arguments: [50.0, 60, 70, 80])
  func `head truncation keeps everything that fits, with its tabs`(width: CGFloat) throws {
    let string = "one two three\tfour\tfive"
    let ends = string.indices.map { String(string[$0...]) }.filter { $0.first?.isWhitespace == false }
    let longest = try #require(ends.first { LaidOutText("…" + $0).size.width <= width })
    #expect(longest.contains("\t"))
    #expect(glyphs(shaped(.truncatingHead, width: width, string)) == glyphs(LaidOutText("…" + longest)))
  }

  @Test func `middle truncation keeps everything that fits, with its tabs`() {
    let kept = LaidOutText("one tw… four\tfive")
    let text = shaped(.truncatingMiddle, width: kept.size.width + 0.5, "one two three, three four\tfive")
    #expect(glyphs(text).suffix(8) == glyphs(LaidOutText("fourfive"))[...])
  }

  @Test func `clipping keeps the whole line`() {
    let paragraph = TextParagraph { $0.lineBreak = .clipping }
    let text = LaidOutText(words, paragraph: paragraph, in: TextFrame(width: 100))
    #expect(text.lineCount == 1)
    #expect(text.isTruncated)
    #expect(isClose(text.size.width, LaidOutText(words).size.width))
  }

  @Test func `a truncating paragraph is one line`() {
    let paragraph = TextParagraph { $0.lineBreak = .truncatingTail }
    let text = LaidOutText(words, paragraph: paragraph, in: TextFrame(width: 100))
    #expect(text.lineCount == 1)
    #expect(glyphs(text).last == ellipsis)
  }

  @Test func `only the last line is truncated`() {
    let text = shaped(.truncatingTail, lineLimit: 2, width: 60)
    #expect(text.lineCount == 2)
    #expect(!text.lines[0].runs.flatMap(\.glyphs).map(\.id).contains(ellipsis))
    #expect(glyphs(text).last == ellipsis)
    #expect(text.lines[0].range.upperBound == text.lines[1].range.lowerBound)
  }

  @Test func `a paragraph that is left out leaves an ellipsis`() {
    let text = shaped(.truncatingTail, "one\ntwo")
    #expect(glyphs(text) == glyphs(LaidOutText("one")) + [ellipsis])
  }

  @Test func `text that fits has no ellipsis`() {
    let text = shaped(.truncatingTail, "one two")
    #expect(!text.isTruncated)
    #expect(glyphs(text) == glyphs(LaidOutText("one two")))
  }

  @Test func `the ellipsis of right-to-left text is at the left`() {
    let text = shaped(.truncatingTail, width: 60, "שלום לכולם וברוכים הבאים")
    #expect(text.isTruncated)
    #expect(glyphs(text).first == ellipsis)
  }

  @Test func `the ellipsis has the style of the text before it`() {
    let attributes = TextAttributes(font: Font(family: .named("Inter"), size: 10))
    var bold = attributes
    bold.font.weight = 700
    let text = AttributedText(
      string: words,
      runs: [
        .init(utf8Count: 4, attributes: attributes), .init(utf8Count: words.utf8.count - 4, attributes: bold),
      ])
    let run = LaidOutText(text, in: TextFrame(width: 100, lineLimit: 1, lineBreak: .truncatingTail)).lines[0]
      .runs.last
    #expect(run?.appearance == 1)
    #expect(run?.face.file.hasSuffix("Inter-Bold.otf") == true)
  }

  @Test(arguments: LineBreakingTests.samples)
  func `the first lines of a long text equal those without a limit`(
    sample: LineBreakingTests.Sample
  ) {
    let words = (0..<400).map { sample.words[$0 * 7 % sample.words.count] }
    let string = words.joined(separator: sample.separator)
    let all = LaidOutText(string, in: TextFrame(width: 200, language: sample.language))
    let few = LaidOutText(string, in: TextFrame(width: 200, lineLimit: 3, language: sample.language))
    #expect(few.lines == Array(all.lines.prefix(3)))
    #expect(few.isTruncated)
  }

  @Test(.timeLimit(.minutes(10))) func `a huge paragraph with a line limit is laid out quickly`() {
    let string = String(repeating: "lorem ipsum ", count: 160_000)
    let text = LaidOutText(string, in: TextFrame(width: 200, lineLimit: 2, lineBreak: .truncatingTail))
    #expect(text.lineCount == 2)
    #expect(glyphs(text).last == ellipsis)
    #expect(text.lines[1].range.upperBound == string.utf8.count)
  }

  @Test func `a width of zero leaves only the ellipsis`() {
    #expect(glyphs(shaped(.truncatingTail, width: 0)) == [ellipsis])
  }
}
