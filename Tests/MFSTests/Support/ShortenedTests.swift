import Testing

@testable import MFS

struct ShortenedTests {
  @Test func `a short text is not changed`() {
    #expect("row 7".shortened == "row 7")
    #expect(String(repeating: "é", count: 80).shortened == String(repeating: "é", count: 80))
  }

  @Test func `a long text is cut with an ellipsis`() {
    #expect(String(repeating: "a", count: 100_000).shortened == String(repeating: "a", count: 80) + "…")
    #expect("abcd".shortened(atMost: 3) == "abc…")
  }

  @Test func `a message stays in one line`() {
    #expect("a\r\nb\u{2028}c\u{1B}[31m".shortened == "a  b c [31m")
  }
}
