import Testing
@testable import CellSnapshots

@Suite struct SnapshotNameTests {
  @Test(arguments: [nil, 1, 12])
  func `a name is read back from its title`(tile: Int?) throws {
    let name = SnapshotName(entry: try EntryName("Feed/long"), variant: "414.5@2x-dark", tile: tile)
    #expect(SnapshotName(entry: name.entry, title: name.title, tile: tile) == name)
  }

  @Test func `a fraction of a width is not read as a tile`() throws {
    let name = SnapshotName(entry: try EntryName("Feed"), variant: "320.2")
    #expect(SnapshotName(entry: name.entry, title: "Feed/Feed.320.2", tile: nil) == name)
  }

  @Test(arguments: ["Feed/other.320", "Feed/Feed.", "Feed", ""])
  func `a title of another entry is refused`(title: String) throws {
    #expect(SnapshotName(entry: try EntryName("Feed"), title: title, tile: nil) == nil)
  }

  @Test func `a title without the given tile is refused`() throws {
    #expect(SnapshotName(entry: try EntryName("Feed"), title: "Feed/Feed.320", tile: 2) == nil)
  }
}
