import Foundation
import Testing

@testable import CellSnapshots

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("plain é 🎈 مرحبا", "plain é 🎈 مرحبا"), ("a\tb\nc\rd", #"a\tb\nc\rd"#), ("a\r\nb", #"a\r\nb"#),
    ("\u{1B}[2J", #"\u{1B}[2J"#), ("\u{7F}\u{85}\u{9B}", #"\u{7F}\u{85}\u{9B}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("\u{202A}\u{202E}\u{2066}\u{2069}", #"\u{202A}\u{202E}\u{2066}\u{2069}"#),
    ("\u{200C}\u{200D}", "\u{200C}\u{200D}"),
    ("\u{61C}\u{200B}\u{200F}\u{FEFF}", #"\u{61C}\u{200B}\u{200F}\u{FEFF}"#),
    ("\u{2060}\u{E0041}", #"\u{2060}\u{E0041}"#),
  ])
  func `control characters are escaped`(text: String, printed: String) {
    #expect(PrintableText.line(text).unicodeScalars.elementsEqual(printed.unicodeScalars))
    #expect(PrintableText.line(printed) == printed)
  }

  @Test func `the middle of a long line is left out`() {
    let path = String(repeating: "a", count: 100_000)
    let line = PrintableText.line("cannot read \(path): it is a folder", atMost: 60)
    #expect(line == "cannot read aaaaaaaaaaaaaaaaaa…aaaaaaaaaaaaaa: it is a folder")
    #expect(PrintableText.line("\u{1B}\u{1B}", atMost: 2) == #"\u{1B}\u{1B}"#)
  }

  @Test func `line breaks of several lines are kept`() {
    #expect(PrintableText.lines("a\u{1B}\nb\r\nc") == #"a\u{1B}"# + "\n" + #"b\r"# + "\nc")
  }

  @Test func `escaped JSON has the same value`() throws {
    let value = ["a": "\u{1B}\u{7F}\u{9B}\u{202E}é\u{E0041}"]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    let text = PrintableText.json(String(decoding: try encoder.encode(value), as: UTF8.self))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && PrintableText.isUnprintable($0) })
    #expect(try JSONDecoder().decode([String: String].self, from: Data(text.utf8)) == value)
  }
}
