import Testing
@testable import CellDrawing

@Suite struct EditDistanceTests {
  @Test func `insertions, removals and replacements cost one each`() {
    #expect(EditDistance.between("kitten", "sitting") == 3)
    #expect(EditDistance.between("", "abc") == 3)
    #expect(EditDistance.between("Feed", "feed") == 0)
  }

  @Test func `the nearest name is suggested`() {
    #expect(EditDistance.nearest(to: "Frends", among: ["Login", "Friends", "Profile"]) == "Friends")
  }

  @Test func `a name that begins with the text is nearer than any misspelling`() {
    #expect(EditDistance.nearest(to: "wall", among: ["Mall", "WallPost/long"]) == "WallPost/long")
  }

  @Test func `nothing is suggested for an unrelated word`() {
    #expect(EditDistance.nearest(to: "zzzzzzzz", among: ["Login", "Friends"]) == nil)
    #expect(EditDistance.nearest(to: "x", among: []) == nil)
  }

  @Test func `candidates are sorted by their distance`() {
    #expect(
      EditDistance.sorted(["avatarView", "likeLabel", "likeButton"], by: "likeButon")
        == ["likeButton", "likeLabel", "avatarView"])
  }
}
