import Testing
@testable import CellCommandLine

@Suite struct EditDistanceTests {
  @Test func insertionsRemovalsAndReplacementsCountOne() {
    #expect(EditDistance.between("kitten", "sitting") == 3)
    #expect(EditDistance.between("", "abc") == 3)
    #expect(EditDistance.between("Feed", "feed") == 0)
  }

  @Test func theNearestNameIsSuggested() {
    #expect(EditDistance.nearest(to: "Frends", among: ["Login", "Friends", "Profile"]) == "Friends")
  }

  @Test func aBeginningIsNearerThanAnyTypingError() {
    #expect(EditDistance.nearest(to: "wall", among: ["Mall", "WallPost/long"]) == "WallPost/long")
  }

  @Test func nothingIsSuggestedForAnotherWord() {
    #expect(EditDistance.nearest(to: "zzzzzzzz", among: ["Login", "Friends"]) == nil)
    #expect(EditDistance.nearest(to: "x", among: []) == nil)
  }
}
