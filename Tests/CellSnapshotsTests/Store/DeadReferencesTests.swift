import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

@Suite struct DeadReferencesTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private static func reference() throws -> [UInt8] {
    ReferenceFile.encode(
      try Bitmap(StoreFixture.rows), layout: nil, provenance: StoreFixture.provenance)
  }

  private func dead(
    _ files: [String], names: [SnapshotName], entries: [String]
  ) throws -> [String] {
    for file in files { try fixture.store.write(Self.reference(), at: file) }
    return try fixture.store.deadReferences(names: names, entries: entries.map { try EntryName($0) })
  }

  @Test func `a reference that the run produced is not dead`() throws {
    #expect(
      try dead(
        ["Feed/Feed.320@2x.png", "Feed/Feed.320@2x.svg", "A/b.320.png"],
        names: [StoreFixture.name("Feed", "320@2x"), StoreFixture.name("A/b", "320")],
        entries: ["Feed", "A/b"]
      ).isEmpty)
  }

  @Test func `the reference of a removed entry is dead`() throws {
    #expect(
      try dead(
        ["Feed/Feed.320@2x.png", "Old/Old.320@2x-dark.png", "Feed/old.320@2x.png"],
        names: [StoreFixture.name("Feed", "320@2x")], entries: ["Feed"])
        == ["Feed/old.320@2x.png", "Old/Old.320@2x-dark.png"])
  }

  @Test func `another width or tile of the run's traits is dead`() throws {
    #expect(
      try dead(
        [
          "Feed/Feed.320@2x.png", "Feed/Feed.375@2x.png", "Feed/Feed.320@2x.2.png",
          "Feed/Feed.320.5@2x.1.png",
        ],
        names: [StoreFixture.name("Feed", "320@2x")], entries: ["Feed"])
        == ["Feed/Feed.320.5@2x.1.png", "Feed/Feed.320@2x.2.png", "Feed/Feed.375@2x.png"])
  }

  @Test func `a whole picture is dead if the run has tiles`() throws {
    #expect(
      try dead(
        ["Feed/Feed.320@2x.png", "Feed/Feed.320@2x.1.png", "Feed/Feed.320@2x.2.png"],
        names: [StoreFixture.name("Feed", "320@2x", tile: 1), StoreFixture.name("Feed", "320@2x", tile: 2)],
        entries: ["Feed"]) == ["Feed/Feed.320@2x.png"])
  }

  @Test func `references of other traits are not dead`() throws {
    #expect(
      try dead(
        [
          "Feed/Feed.320@2x.png", "Feed/Feed.320.png", "Feed/Feed.320@3x.png", "Feed/Feed.375@2x-dark.png",
          "Feed/Feed.320@2x-rtl-XXXL.png",
        ],
        names: [StoreFixture.name("Feed", "320@2x")], entries: ["Feed"]
      ).isEmpty)
  }

  @Test func `references of other configurations are unseen`() throws {
    let files = [
      "Feed/Feed.320@2x.png", "Feed/Feed.320@2x-dark.png", "Other/Other.320@2x.png", "Feed/notes.txt",
    ]
    for file in files { try fixture.store.write(Self.reference(), at: file) }
    let unseen = try fixture.store.unseenReferences(
      names: [StoreFixture.name("Feed", "320@2x")], entries: [EntryName("Feed")])
    #expect(unseen == ["Feed/Feed.320@2x-dark.png"])
  }

  @Test func `the references of an entry that failed are not dead`() throws {
    #expect(
      try dead(
        ["Feed/Feed.320@2x.png", "Broken/Broken.320@2x.png"], names: [StoreFixture.name("Feed", "320@2x")],
        entries: ["Feed", "Broken"]
      ).isEmpty)
  }

  @Test func `files of other programs are not dead`() throws {
    #expect(
      try dead(
        [
          "Feed.320@2x.png", "Feed/old.320@2x.svg", "Feed/README.md", "Feed/Feed.png", "Feed/Feed.320@2x.jpg",
          "Feed/.320@2x.png",
          ".git/a.1.png", "Feed/Feed.320@2x-.png", "Feed/Feed.320@2x.0.png",
        ],
        names: [], entries: []
      ).isEmpty)
  }

  @Test func `deleting a reference removes its empty folders`() throws {
    for file in ["A/B/c.320.png", "A/d.320.png"] { try fixture.store.write(Self.reference(), at: file) }
    try fixture.store.remove(["A/B/c.320.png"])
    #expect(try fixture.folder.files().keys.sorted() == ["Snapshots/A/d.320.png"])
    #expect(!FileManager.default.fileExists(atPath: "\(fixture.store.folder)/A/B"))
    try fixture.store.remove(["A/d.320.png"])
    #expect(FileManager.default.fileExists(atPath: fixture.store.folder))
  }

  @Test func `names with differently encoded accents are two files`() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    for name in [composed, decomposed] {
      try fixture.store.write(Self.reference(), at: "\(name)/a.320@2x.png")
    }
    let name = try StoreFixture.name("\(composed)/a", "320@2x")
    let dead = try fixture.store.deadReferences(names: [name], entries: [name.entry])
    #expect(dead.map { Array($0.utf8) } == [Array("\(decomposed)/a.320@2x.png".utf8)])
    #expect(try fixture.store.unseenReferences(names: [name], entries: [name.entry]) == [])
    try fixture.store.remove([composed, decomposed].map { "\($0)/a.320@2x.png" })
    #expect(try fixture.folder.files().isEmpty)
  }

  @Test func `a picture of another program is not dead`() throws {
    let file = PNG.encode(try Bitmap(StoreFixture.rows), compression: .fast)
    try fixture.store.write(file, at: "Old/Old.320@2x.png")
    try fixture.store.write([1], at: "Old/Old.375@2x.png")
    #expect(try fixture.store.deadReferences(names: [SnapshotName](), entries: []).isEmpty)
  }

  @Test(arguments: [
    "../a.320.png", "/a.320.png", "A/../../a.320.png", "", "../\u{301}/a.320.png", "A/README.md",
    "A/id_ed25519",
    "A/a.png", "A/-a.320.jpg", "a.320.png",
  ])
  func `a path that no snapshot can have stops it before deleting`(path: String) throws {
    _ = try fixture.folder.write("", to: "a.320.png")
    try fixture.store.write(Self.reference(), at: "A/a.320.png")
    let files = try fixture.folder.files()
    #expect(throws: FileError.self) { try fixture.store.remove(["A/a.320.png", path]) }
    #expect(try fixture.folder.files() == files)
  }

  @Test func `a file that is no reference stops it before deleting`() throws {
    try fixture.store.write(Self.reference(), at: "A/a.320.png")
    try fixture.store.write(PNG.encode(try Bitmap(StoreFixture.rows), compression: .fast), at: "A/b.320.png")
    let files = try fixture.folder.files()
    let error = #expect(throws: FileError.self) { try fixture.store.remove(["A/a.320.png", "A/b.320.png"]) }
    #expect(error?.reason == "it is not marked as a reference; nothing was changed")
    #expect(try fixture.folder.files() == files)
  }

  @Test func `a link out of the references stops it before deleting`() throws {
    let other = ReferenceStore(folder: fixture.folder.path(of: "Other"))
    try other.write(Self.reference(), at: "A/a.320.png")
    try fixture.store.write(Self.reference(), at: "B/b.320.png")
    #expect(symlink("../Other/A", "\(fixture.store.folder)/A") == 0)
    let error = #expect(throws: FileError.self) { try fixture.store.remove(["B/b.320.png", "A/a.320.png"]) }
    #expect(error?.reason.hasPrefix("a symbolic link on the way leads out of") == true)
    #expect(access("\(other.folder)/A/a.320.png", F_OK) == 0)
    #expect(access("\(fixture.store.folder)/B/b.320.png", F_OK) == 0)
  }

  @Test func `a link to a missing file is not deleted`() throws {
    try fixture.store.write(Self.reference(), at: "A/a.320.png")
    #expect(symlink("../annex/object", "\(fixture.store.folder)/A/b.320.png") == 0)
    #expect(throws: FileError.self) { try fixture.store.remove(["A/a.320.png", "A/b.320.png"]) }
    #expect(FilePath.isLink("\(fixture.store.folder)/A/b.320.png"))
    #expect(access("\(fixture.store.folder)/A/a.320.png", F_OK) == 0)
  }

  @Test func `a reference that is a link is deleted, not what it leads to`() throws {
    let other = ReferenceStore(folder: fixture.folder.path(of: "Other"))
    try other.write(Self.reference(), at: "A/a.320.png")
    try fixture.store.write(Self.reference(), at: "A/b.320.png")
    #expect(symlink("../../Other/A/a.320.png", "\(fixture.store.folder)/A/a.320.png") == 0)
    try fixture.store.remove(["A/a.320.png"])
    #expect(access("\(other.folder)/A/a.320.png", F_OK) == 0)
    #expect(access("\(fixture.store.folder)/A/a.320.png", F_OK) != 0)
  }
}
