import CellDrawing
import Foundation
import Testing

struct LineBreakStrategyTests {
  private func lines(
    _ string: String, width: CGFloat, limit: Int = 0, _ change: (inout TextParagraph) -> Void
  )
    -> [String]
  {
    LaidOutText(string, paragraph: TextParagraph(change), in: TextFrame(width: width, lineLimit: limit))
      .lineTexts
  }

  private let width = LaidOutText("one two three").size.width

  @Test func `a word is pushed out to the second line that would be a single word`() {
    #expect(lines("one two three four", width: width) { _ in } == ["one two three ", "four"])
    #expect(
      lines("one two three four", width: width) { $0.pushesOutWords = true } == ["one two ", "three four"])
  }

  @Test func `a word on the third line stays alone`() {
    #expect(
      lines("one two three one two three four", width: width) { $0.pushesOutWords = true }
        == ["one two three ", "one two three ", "four"])
  }

  @Test func `a word stays alone if the lines would be less even`() {
    // The word alone is nearly as wide as the line before it.
    let width = LaidOutText("one two fourteen").size.width
    #expect(
      lines("one two a fourteens", width: width) { $0.pushesOutWords = true } == ["one two a ", "fourteens"])
  }

  @Test func `a last line of two words stays`() {
    #expect(
      lines("one two three a b", width: width) { $0.pushesOutWords = true } == ["one two three ", "a b"])
  }

  @Test func `each paragraph is looked at`() {
    #expect(
      lines("one two three four\none two three", width: width) { $0.pushesOutWords = true } == [
        "one two ", "three four\n", "one two three",
      ])
  }

  @Test func `nothing is pushed out where the last line is not shown`() {
    #expect(
      lines("one two three four", width: width, limit: 1) { $0.pushesOutWords = true }.first?.hasPrefix(
        "one two")
        == true)
  }

  @Test func `two words that do not fit in one line stay apart`() {
    let text = "a bbbbbbbbb ccccccccc"
    let width = LaidOutText("a bbbbbbbbb").size.width
    #expect(lines(text, width: width) { $0.pushesOutWords = true } == ["a bbbbbbbbb ", "ccccccccc"])
  }

  @Test func `Hangul words stay whole if the style says so`() {
    let word = LaidOutText("안녕하세").size.width
    #expect(lines("가 안녕하세요", width: word) { _ in }.first != "가 ")
    #expect(lines("가 안녕하세", width: word) { $0.keepsHangulWords = true } == ["가 ", "안녕하세"])
  }

  @Test func `letters move closer together before a line is truncated`() throws {
    let full = LaidOutText("a word that nearly fits").size.width
    let frame = TextFrame(width: full - 5, lineLimit: 1, lineBreak: .truncatingTail)
    let tight = LaidOutText(
      "a word that nearly fits", paragraph: TextParagraph { $0.tightensBeforeTruncation = true }, in: frame)
    let line = try #require(tight.lines.first)
    #expect(isClose(line.width, full - 5))
    #expect(tight.glyphCount == 19)
    #expect(LaidOutText("a word that nearly fits", in: frame).glyphCount < 19)
  }

  @Test func `letters that would be too close are truncated instead`() {
    let frame = TextFrame(width: 60, lineLimit: 1, lineBreak: .truncatingTail)
    let style = TextParagraph { $0.tightensBeforeTruncation = true }
    let text = "a text that is much too long"
    #expect(
      LaidOutText(text, paragraph: style, in: frame).glyphCount == LaidOutText(text, in: frame).glyphCount)
  }
}
