import Testing

@testable import CellSnapshots

@Suite struct EntryNameTests {
  @Test func aNameWithoutSlashesGetsAFolderOfItsOwn() throws {
    #expect(try EntryName("Feed").path == "Feed/Feed")
  }

  @Test func slashesMakeFolders() throws {
    #expect(try EntryName("Message/long").path == "Message/long")
    #expect(try EntryName("Posts/Wall/long").path == "Posts/Wall/long")
  }

  @Test func dotsAndSpacesInsideANameStay() throws {
    #expect(try EntryName("Wall Post v1.2/…long").path == "Wall Post v1.2/…long")
  }

  @Test(arguments: ["..", "../Feed", "Feed/../../etc", ".", "Feed/."])
  func aNameThatLeavesItsFolderIsRefused(name: String) {
    #expect(throws: EntryNameError.leavesFolder(name)) { try EntryName(name) }
  }

  @Test(arguments: ["/Feed", "Feed/", "Feed//long", "/"])
  func aNameWithAnEmptyPartIsRefused(name: String) {
    #expect(throws: EntryNameError.emptyPart(name)) { try EntryName(name) }
  }

  @Test func anEmptyNameIsRefused() {
    #expect(throws: EntryNameError.empty) { try EntryName("") }
  }

  @Test func aNulInANameIsRefused() {
    #expect(throws: EntryNameError.controlCharacter("Fe\0ed", "\0")) { try EntryName("Fe\0ed") }
  }

  @Test func twoHundredBytesAreAllowedAndNoMore() throws {
    let longest = String(repeating: "ä", count: 100)
    #expect(try EntryName(longest).text == longest)
    #expect(throws: EntryNameError.tooLong(longest + "a", bytes: 201)) { try EntryName(longest + "a") }
  }

  @Test func theMessageNamesTheNameAndTheWayOut() {
    #expect(
      EntryNameError.controlCharacter("Fe\u{7}ed", "\u{7}").description
        == "the entry name \"Fe\\u{07}ed\" holds the control character U+7; leave it out")
  }
}
