import CellSnapshots
import Testing
@testable import CellCommandLine

struct InputPathTests {
  private func bytes(_ text: [UInt8]) -> [CChar] { (text + [0]).map { CChar(truncatingIfNeeded: $0) } }

  @Test(arguments: [
    ("feed.json", "feed"), ("a/b/feed.v2.json", "feed.v2"), ("-", "stdin"), ("a:b.json", "a-b"),
    ("/tmp/.json", "json"),
  ])
  func `an entry is named after its file`(path: String, title: String) {
    #expect(InputPath(path).title == title)
  }

  @Test func `a long file name is shortened to an entry's name`() throws {
    let one = InputPath("x/" + String(repeating: "日", count: 80) + "a.json")
    let other = InputPath("y/" + String(repeating: "日", count: 80) + "b.json")
    for path in [one, other] {
      #expect(try EntryName(path.title).text.utf8.count <= EntryName.maximumLength)
      #expect(path.title.hasPrefix("日日日"))
    }
    #expect(one.title != other.title)
    #expect(one.title == InputPath("elsewhere/" + String(repeating: "日", count: 80) + "a.json").title)
  }

  @Test(arguments: [".", " ", ".320@2x", ".320@2x-"])
  func `a shortened name ends with nothing that names may not end with`(end: String) throws {
    for count in 170...200 {
      let name = String(repeating: "a", count: count) + end + String(repeating: "b", count: 60)
      _ = try EntryName(InputPath(name + ".json").title)
    }
  }

  @Test func `a name that is not UTF-8 keeps its bytes`() throws {
    let (one, other) = (bytes([0x66, 0xFF, 0x2E]), bytes([0x66, 0xFE, 0x2E]))
    let arguments = [bytes([0x72]), one, other]
    let text = "f\u{FFFD}."
    #expect(InputPath(text, arguments: arguments).bytes == one)
    #expect(InputPath(text, occurrence: 1, arguments: arguments).bytes == other)
    let titles = try [0, 1].map {
      try EntryName(InputPath(text, occurrence: $0, arguments: arguments).title).text
    }
    #expect(titles[0] != titles[1])
  }

  @Test func `a repaired name is distinguished from one with a replacement character`() {
    let arguments = [bytes(Array("--output=".utf8) + [0x66, 0xFF]), bytes(Array("g\u{FFFD}".utf8))]
    #expect(InputPath.isRepaired("f\u{FFFD}", arguments: arguments))
    #expect(!InputPath.isRepaired("g\u{FFFD}", arguments: arguments))
    #expect(!InputPath.isRepaired("f", arguments: arguments))
  }

  @Test func `a name with a replacement character keeps its bytes`() {
    #expect(InputPath("f\u{FFFD}", arguments: []).bytes == Array("f\u{FFFD}".utf8CString))
  }
}
