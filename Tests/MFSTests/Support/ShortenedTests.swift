import Testing

@testable import MFS

struct ShortenedTests {
  @Test func aShortTextStaysAsItIs() {
    #expect("row 7".shortened == "row 7")
    #expect(String(repeating: "é", count: 80).shortened == String(repeating: "é", count: 80))
  }

  @Test func aLongTextIsCutWithAnEllipsis() {
    #expect(String(repeating: "a", count: 100_000).shortened == String(repeating: "a", count: 80) + "…")
    #expect("abcd".shortened(atMost: 3) == "abc…")
  }

  @Test func aMessageStaysInItsLine() {
    #expect("a\r\nb\u{2028}c\u{1B}[31m".shortened == "a  b c [31m")
  }
}
