import Testing

@testable import CellSnapshots

@Suite struct NamePatternTests {
  @Test func `a name matches itself`() {
    #expect(NamePattern(text: "WallPost/long").matches("WallPost/long"))
    #expect(!NamePattern(text: "WallPost/long").matches("WallPost/longer"))
  }

  @Test func `the name of a folder matches everything inside`() {
    #expect(NamePattern(text: "WallPost").matches("WallPost/long"))
    #expect(NamePattern(text: "WallPost/").matches("WallPost/long"))
    #expect(!NamePattern(text: "WallPost").matches("WallPosts/long"))
  }

  @Test func `a star matches slashes too`() {
    #expect(NamePattern(text: "*long*").matches("WallPost/long-expanded"))
    #expect(!NamePattern(text: "*short").matches("WallPost/long"))
  }

  @Test func `brackets and question marks match one letter`() {
    #expect(NamePattern(text: "Photos/[1-3]?").matches("Photos/2x"))
    #expect(!NamePattern(text: "Photos/[1-3]").matches("Photos/4"))
  }
}
