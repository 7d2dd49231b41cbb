import Testing

@testable import CellDrawing

struct TextLimitTests {
  private let attributes = TextAttributes(font: Font(family: .named("Inter"), size: 10))
  private let red = TextAttributes(
    font: Font(family: .named("Inter"), size: 10), color: Color(red: 1, green: 0, blue: 0))
  private let longest = AttributedText.longest

  @Test func `text of exactly the limit is kept whole`() {
    let text = AttributedText(String(repeating: "a", count: longest), attributes: attributes)
    #expect(text.limited == text)
  }

  @Test func `text is cut before the character that exceeds the limit`() {
    let whole = String(repeating: "a", count: longest - 1)
    let text = AttributedText(whole + "é", attributes: attributes)
    #expect(text.limited == AttributedText(whole, attributes: attributes))
  }

  @Test func `runs are cut together with the text`() {
    let string = String(repeating: "a", count: longest + 30)
    let text = AttributedText(
      string: string,
      runs: [
        .init(utf8Count: 10, attributes: attributes), .init(utf8Count: longest, attributes: red),
        .init(utf8Count: 20, attributes: attributes),
      ])
    #expect(
      text.limited.runs == [
        .init(utf8Count: 10, attributes: attributes), .init(utf8Count: longest - 10, attributes: red),
      ])
  }

  @Test func `text that was cut is truncated`() {
    let text = AttributedText(String(repeating: "word ", count: longest / 5 + 1), attributes: attributes)
    let laidOut = LaidOutText(text, in: TextFrame(width: 100, lineLimit: 1, lineBreak: .wordWrapping))
    #expect(laidOut.isCut)
    #expect(laidOut.isTruncated)
  }
}
