import Testing

@testable import CellTesting

@Suite struct NamePartTests {
  @Test(arguments: [
    ("feed", "feed"), ("a/b", "a-b"), ("../up", "up"), ("\"quoted\"", "quoted"), ("-5", "-5"), ("1.5", "1.5"),
    ("Person(name: \"Zoë\")", "Person-name-Zoë"), (".short", "short"), ("two  words", "two-words"),
    ("日本語 😀", "日本語-😀"), ("end.", "end"), ("a\u{0}b", "a-b"), ("", ""),
  ])
  func `special characters become hyphens`(text: String, name: String) {
    #expect(NamePart(text).text == name)
  }

  @Test func `a text of special characters alone becomes a hash`() {
    #expect(NamePart("***").text.count == 8)
    #expect(NamePart("***").text != NamePart("???").text)
  }

  @Test func `a long text ends in a hash`() {
    let first = NamePart(String(repeating: "x", count: 300) + "1").text
    let second = NamePart(String(repeating: "x", count: 300) + "2").text
    #expect(first.utf8.count == 60)
    #expect(first.hasPrefix("xxxx"))
    #expect(first != second)
  }

  @Test func `a long text is cut between characters`() {
    let name = NamePart(String(repeating: "👨‍👩‍👧", count: 20)).text
    #expect(name.utf8.count <= 60)
    #expect(name.hasPrefix("👨‍👩‍👧👨‍👩‍👧-"))
  }
}
