import Testing

@testable import CellSnapshots

@Suite struct TextSnippetsTests {
  private func snippets(_ reference: String, _ actual: String) -> [String] {
    let snippets = TextSnippets(reference, actual)
    return [snippets.reference, snippets.actual]
  }

  @Test func `short texts are quoted in full`() {
    #expect(snippets("5m", "6m") == ["\"5m\"", "\"6m\""])
    #expect(snippets("", "two\nlines") == ["\"\"", "\"two\\nlines\""])
  }

  @Test func `long texts are cut to their difference`() {
    let text = "The quick brown fox jumps over the lazy dog and then sleeps"
    #expect(
      snippets(text, text.replacing("jumps", with: "leaps")) == [
        "\"…brown fox jumps over the…\"", "\"…brown fox leaps over the…\"",
      ])
    #expect(snippets(text, text + "!") == ["\"…then sleeps\"", "\"…then sleeps!\""])
  }

  @Test func `a long difference is cut`() {
    let long = String(repeating: "x", count: 100)
    #expect(snippets("Same " + long, "Same b")[0] == "\"Same \(String(repeating: "x", count: 24))…\"")
  }

  @Test func `two encodings of a letter are different`() {
    let text = "A text of more than thirty-two characters, "
    #expect(
      snippets(text + "e\u{301}", text + "\u{E9}") == [
        "\"…characters, e\u{301}\"", "\"…characters, \u{E9}\"",
      ])
  }
}
