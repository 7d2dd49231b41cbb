import Testing

@testable import CellShapes

struct SampleTextTests {
  @Test(arguments: [
    ("noteTitle", "Summer in the city"), ("titleLabel", "Summer in the city"), ("user_name", "Ada Lovelace"),
    ("deliveryState", "Delivery state"), ("HTMLBody", "A short text that says what this is about."),
    ("text", "Text"), ("", "Text"), ("contactEmail", "ada@example.org"), ("unitPrice", "€12.50"),
    ("createdDate", "12 March 2024"), ("publishedAt", "12 March 2024"), ("likeCount", "12"),
    ("avatarURL", "https://example.org/a"), ("phoneNumber", "+44 20 7946 0018"), ("currencyCode", "EUR"),
    ("country", "Norway"), ("countryCode", "NO"), ("hexColor", "#3478F6"), ("startTime", "10:30"),
    ("firstName", "Ada"), ("overview", "A short text that says what this is about."), ("movieId", "1"),
    ("html", "<p>A text with <b>bold</b> words.</p>"), ("name", "Aurora"),
  ])
  func `a text says what its property holds`(name: String, text: String) {
    #expect(SampleText.text(for: name, .short) == text)
  }

  @Test func `a long text begins like the short one`() {
    #expect(SampleText.text(for: "title", .long).hasPrefix("Summer in the city that is much longer"))
  }

  @Test func `a number stays short`() {
    #expect(SampleText.text(for: "likeCount", .long) == "12")
  }

  @Test func `a name is that of a person where its owner is one`() {
    #expect(SampleText.text(for: "name", of: SampleWords("User author"), .short) == "Ada Lovelace")
  }

  @Test func `each element of a list has another text`() {
    let texts = (0..<12).map { SampleText.text(for: "title", .short, at: $0) }
    #expect(Set(texts).count == 12)
    #expect(texts[1] == "The long way home")
    #expect(texts[5] == "Summer in the city 2")
  }

  @Test func `a text that code reads has the form that the code expects`() throws {
    Samples.use("releasedOn", as: .date(format: "dd.MM.yyyy"))
    Samples.use("symbolOfRow", as: .text("basket"))
    Samples.use("seenAt", as: .isoDate(hasFractions: true))
    #expect(SampleText.text(for: "released_on", .long) == "12.03.2024")
    #expect(SampleText.text(for: "symbolOfRow", .short) == "basket")
    #expect(SampleText.text(for: "seenAt", .short) == "2024-03-12T10:30:00.000Z")
  }

  @Test func `the property of a key has no type and no arguments`() {
    #expect(SampleText.property(of: "Note.Row.title(in:)") == "title")
  }
}
