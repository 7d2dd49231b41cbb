import CellDrawing
import Foundation
import Testing

struct TabStopTests {
  private func text(
    _ string: String, _ tabs: [TextTab]?, interval: CGFloat = 0, in frame: TextFrame = TextFrame()
  ) -> LaidOutText {
    LaidOutText(
      string,
      paragraph: TextParagraph {
        $0.tabStops = tabs
        $0.defaultTabInterval = interval
      }, in: frame)
  }

  /// The left edge of the last letter, which is not narrower than the text after the tab if that is one letter.
  private func lastLetter(_ text: LaidOutText) throws -> CGFloat {
    let line = try #require(text.lines.first)
    return line.origin.x + (try #require(line.runs.last?.glyphs.last).x)
  }

  private func width(_ string: String) -> CGFloat { LaidOutText(string).size.width }

  @Test func `a tab leads to the next stop of the style`() throws {
    #expect(isClose(try lastLetter(text("a\tb", [TextTab(location: 50)])), 50))
    #expect(isClose(try lastLetter(text("a\t\tb", [TextTab(location: 50), TextTab(location: 20)])), 50))
  }

  @Test func `a tab passes the stops before it`() throws {
    let tabs = [TextTab(location: 1), TextTab(location: 70)]
    #expect(isClose(try lastLetter(text("wide\tb", tabs)), 70))
  }

  @Test func `after the last stop the interval counts`() throws {
    #expect(isClose(try lastLetter(text("\t\tb", [TextTab(location: 10)], interval: 40)), 40))
    #expect(isClose(try lastLetter(text("\t\tb", [], interval: 40)), 80))
  }

  @Test func `without stops of its own a style has twelve before its interval counts`() throws {
    #expect(isClose(try lastLetter(text("\tb", nil, interval: 50)), 28))
    #expect(isClose(try lastLetter(text(String(repeating: "\t", count: 13) + "b", nil, interval: 50)), 350))
  }

  @Test func `a text ends at a trailing stop`() throws {
    let text = text("a\tbcd", [TextTab(location: 100, alignment: .trailing)])
    #expect(isClose(text.size.width, 100))
    #expect(isClose(try lastLetter(text), 100 - width("d")))
  }

  @Test func `a text that is wider than the room before a trailing stop begins at the tab`() throws {
    let tab = TextTab(location: 20, alignment: .trailing)
    #expect(isClose(text("a\tlong word", [tab]).size.width, width("a") + width("long word")))
  }

  @Test func `a text is centred at a centred stop`() throws {
    let text = text("\tb", [TextTab(location: 100, alignment: .center)])
    #expect(isClose(try lastLetter(text), 100 - width("b") / 2))
  }

  @Test func `a number is at its stop with its point`() throws {
    let tab = TextTab(location: 100, alignment: .trailing, terminators: ["."])
    let texts = try ["\t1.5", "\t123.5"].map { try lastLetter(text($0, [tab])) }
    #expect(isClose(texts[0], texts[1]))
    // The point is kerned with the digit before it by less than 0.2 points.
    #expect(abs(texts[0] - 100 - width(".")) < 0.2)
  }

  @Test func `a further tab begins after the text before it`() throws {
    let tabs = [TextTab(location: 60, alignment: .trailing), TextTab(location: 80)]
    #expect(isClose(try lastLetter(text("a\tbc\td", tabs)), 80))
  }

  @Test func `the end of a truncated text keeps its stops`() throws {
    let tabs = [TextTab(location: 60), TextTab(location: 150)]
    for mode in [LineBreak.truncatingHead, .truncatingMiddle] {
      let text = text(
        "beginning of it\tx\ty", tabs, in: TextFrame(width: 100, lineLimit: 1, lineBreak: mode))
      #expect(text.isTruncated)
      #expect(try #require(text.lines.first).width <= 100.001)
    }
  }

  @Test func `a line is broken where the text after a trailing stop passes the width`() {
    let tab = TextTab(location: 60, alignment: .trailing)
    let text = text("a\tbcd efghijkl mnopqrst", [tab], in: TextFrame(width: 70))
    #expect(text.lineTexts.first == "a\tbcd efghijkl ")
  }
}
