import Testing
@testable import CellSnapshots

@Suite struct SnapshotNameTests {
  @Test(arguments: [nil, 1, 12])
  func aNameIsReadBackFromItsTitle(tile: Int?) throws {
    let name = SnapshotName(entry: try EntryName("Feed/long"), variant: "414.5@2x-dark", tile: tile)
    #expect(SnapshotName(entry: name.entry, title: name.title, tile: tile) == name)
  }

  @Test func aFractionOfAWidthIsNoTile() throws {
    let name = SnapshotName(entry: try EntryName("Feed"), variant: "320.2")
    #expect(SnapshotName(entry: name.entry, title: "Feed/Feed.320.2", tile: nil) == name)
  }

  @Test(arguments: ["Feed/other.320", "Feed/Feed.", "Feed", ""])
  func whatIsNoTitleOfTheEntryIsNone(title: String) throws {
    #expect(SnapshotName(entry: try EntryName("Feed"), title: title, tile: nil) == nil)
  }

  @Test func aTileThatTheTitleDoesNotHaveIsRefused() throws {
    #expect(SnapshotName(entry: try EntryName("Feed"), title: "Feed/Feed.320", tile: 2) == nil)
  }
}
