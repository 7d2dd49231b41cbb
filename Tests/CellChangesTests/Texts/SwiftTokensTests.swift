import Testing

@testable import CellChanges

@Suite struct SwiftTokensTests {
  private func texts(_ source: String) -> [String]? { SwiftTokens.all(in: Array(source.utf8))?.map(\.text) }

  @Test func `comments and spaces are no tokens`() {
    #expect(texts("let a /* b /* c */ d */ = 1 // e\n") == ["let", "a", "=", "1"])
  }

  @Test func `a text is one token with everything in it`() {
    #expect(texts(#"f("a { \(g("b")) }")"#) == ["f", "(", #""a { \(g("b")) }""#, ")"])
    #expect(texts(##"f(#"a " b"#)"##) == ["f", "(", ##"#"a " b"#"##, ")"])
  }

  @Test func `a long text counts its lines`() throws {
    let tokens = try #require(SwiftTokens.all(in: Array("a\n\"\"\"\nb \" c\n\"\"\"\nd".utf8)))
    #expect(tokens.map(\.line) == [1, 2, 5])
    #expect(tokens.map(\.lastLine) == [1, 4, 5])
  }

  @Test func `a pattern is one token where a value can begin`() {
    #expect(texts("f(/[{]\\/x/)") == ["f", "(", "/[{]\\/x/", ")"])
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("f(#/a \" b/#)") == ["f", "(", "#/a \" b/#", ")"])
  }

  @Test func `a file in which something does not end is refused`() {
    #expect(texts("let a = \"b") == nil)
    #expect(texts("let a = \"b\nc\"") == nil)
    #expect(texts("/* a") == nil)
    #expect(texts("\"\\(f(\"") == nil)
  }

  @Test func `texts in each other without end are refused`() {
    #expect(texts(String(repeating: "\"\\(", count: 10_000)) == nil)
  }

  @Test func `the first token of a line is marked`() throws {
    let tokens = try #require(SwiftTokens.all(in: Array("a b\n  c".utf8)))
    #expect(tokens.map(\.isFirst) == [true, false, true])
  }
}
