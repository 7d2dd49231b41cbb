import Testing

@testable import CellSnapshots

@Suite struct NamePatternTests {
  @Test func aNameMatchesItself() {
    #expect(NamePattern(text: "WallPost/long").matches("WallPost/long"))
    #expect(!NamePattern(text: "WallPost/long").matches("WallPost/longer"))
  }

  @Test func aFolderMatchesWhatIsInIt() {
    #expect(NamePattern(text: "WallPost").matches("WallPost/long"))
    #expect(NamePattern(text: "WallPost/").matches("WallPost/long"))
    #expect(!NamePattern(text: "WallPost").matches("WallPosts/long"))
  }

  @Test func aStarStandsForSlashesToo() {
    #expect(NamePattern(text: "*long*").matches("WallPost/long-expanded"))
    #expect(!NamePattern(text: "*short").matches("WallPost/long"))
  }

  @Test func bracketsAndQuestionMarksStandForALetter() {
    #expect(NamePattern(text: "Photos/[1-3]?").matches("Photos/2x"))
    #expect(!NamePattern(text: "Photos/[1-3]").matches("Photos/4"))
  }
}
