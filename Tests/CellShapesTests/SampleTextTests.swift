import Testing

@testable import CellShapes

struct SampleTextTests {
  @Test(arguments: [
    ("noteTitle", "Note title"), ("titleLabel", "Title"), ("user_name", "User name"),
    ("HTMLBody", "Htmlbody"),
    ("text", "Text"), ("", "Text"), ("contactEmail", "ada@example.org"), ("unitPrice", "€12.50"),
    ("createdDate", "12 March 2024"), ("likeCount", "12"), ("avatarURL", "https://example.org/a"),
  ])
  func `a text says what its property holds`(name: String, text: String) {
    #expect(SampleText.text(for: name, .short) == text)
  }

  @Test func `a long text begins like the short one`() {
    #expect(SampleText.text(for: "title", .long).hasPrefix("Title that is much longer"))
  }

  @Test func `a number stays short`() {
    #expect(SampleText.text(for: "likeCount", .long) == "12")
  }

  @Test func `the property of a key has no type and no arguments`() {
    #expect(SampleText.property(of: "Note.Row.title(in:)") == "title")
  }
}
