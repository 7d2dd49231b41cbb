import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

@Suite struct ReferenceStoreTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private func reason() throws -> String? {
    guard case .unreadable(let reason, _) = fixture.store.read(try StoreFixture.name()) else { return nil }
    return reason
  }

  @Test func `a reference that was not written is missing`() throws {
    guard case .missing = fixture.store.read(try StoreFixture.name()) else { Issue.record("found"); return }
  }

  @Test func `a reference that was written is found`() throws {
    try fixture.record()
    guard case .found(let reference) = fixture.store.read(try StoreFixture.name()) else {
      Issue.record("not found")
      return
    }
    #expect((reference.width, reference.height) == (2, 2))
    #expect(reference.trust == .trusted(ContentHash(of: try Bitmap(StoreFixture.rows))))
    #expect(reference.provenance == StoreFixture.provenance)
    #expect(reference.layout == StoreFixture.layout)
    #expect(try PNG.text(of: reference.bytes).first == PNG.TextChunk(key: "Software", text: "CellSnap 1"))
  }

  @Test func `writing the same bytes leaves the file alone`() throws {
    #expect(try fixture.store.write([1], as: StoreFixture.name()) == .written)
    #expect(try fixture.store.write([1], as: StoreFixture.name()) == .unchanged)
  }

  @Test(arguments: [
    ("", "it is empty; restore it from git, or record it again"),
    (
      "version https://git-lfs.github.com/spec/v1\n",
      "it is a Git LFS pointer, not the picture; run git lfs pull"
    ),
    (
      "<<<<<<< HEAD\n",
      "it contains git's conflict markers; choose one side with git checkout --ours or --theirs"
    ),
    ("GIF89a", "it is not a PNG; restore it from git, or record it again"),
  ])
  func `a file that is no picture is reported with the reason`(content: String, expected: String) throws {
    try fixture.place(Array(content.utf8))
    #expect(try reason() == expected)
  }

  @Test func `converted line endings are reported`() throws {
    try fixture.record()
    let bytes = try fixture.bytes
    let toLF = bytes.enumerated().filter { $0.element != 13 || bytes[$0.offset + 1] != 10 }.map(\.element)
    let toCRLF = bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
    for converted in [toLF, toCRLF] {
      try fixture.place(converted)
      #expect(
        try reason()
          == "its line endings were converted; write \"*.png binary\" into .gitattributes and check it out again"
      )
    }
  }

  @Test func `a truncated file is reported`() throws {
    try fixture.record()
    try fixture.place(fixture.bytes.dropLast(20))
    #expect(
      try reason()
        == "the PNG is damaged (it ends in the middle of a chunk); restore it from git, or record it again")
  }

  @Test func `a huge picture is reported`() throws {
    try fixture.record()
    var bytes = try fixture.bytes
    // A width of 2^31 - 1 pixels, with its checksum.
    var header = PNGHeader(bytes)
    header.width = 0x7FFF_FFFF
    bytes = header.bytes
    try fixture.place(bytes)
    #expect(
      try fixture.verify([[1]]).result.message
        == "\(try fixture.path): 2147483647 x 2 pixels are too many to compare; "
        + "restore it from git, or record it again")
  }

  @Test func `a folder in place of a reference is reported`() throws {
    try FileManager.default.createDirectory(atPath: fixture.path, withIntermediateDirectories: true)
    #expect(try reason() == "it is a folder; move it away")
  }

  @Test func `a file in place of a folder is reported`() throws {
    _ = try fixture.folder.write("", to: "Snapshots")
    #expect(try reason() == "a file has the name of a folder; choose another name")
  }

  @Test func `a pipe in place of a reference is not read`() throws {
    try FileManager.default.createDirectory(
      atPath: fixture.folder.path(of: "Snapshots/Feed"), withIntermediateDirectories: true)
    #expect(mkfifo(try fixture.path, 0o600) == 0)
    #expect(try reason() == "it is not a regular file; move it away")
  }

  @Test(arguments: [
    "a b", "100%", "emoji 👩‍👩‍👧 日本語", "a-", "a..b", "[x]", "'`$(x)", "e\u{301}", "Feed/-a.1",
    "1.2.3", String(repeating: "n", count: 200),
  ])
  func `any name of an entry is a file inside the folder`(entry: String) throws {
    let name = try StoreFixture.name(entry, "320@2x-dark", tile: 3)
    try fixture.record(named: name)
    #expect(try FileTree.files(below: fixture.store.folder) == ["\(name.title).png"])
    #expect(try FileTree.files(below: fixture.folder.path) == ["Snapshots/\(name.title).png"])
    let drawn = try StoreFixture.drawn(named: name)
    #expect(try fixture.verifier().verify(drawn).result.verdict == .identical)
    #expect(try fixture.store.deadReferences(names: [name], entries: [name.entry]).isEmpty)
    #expect(try fixture.store.deadReferences(names: [], entries: []) == ["\(name.title).png"])
  }
}

/// An editor of the header of a PNG.
private struct PNGHeader {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var width: UInt32 {
    get { bytes[16..<20].reduce(0) { $0 << 8 | UInt32($1) } }
    set {
      for place in 0..<4 {
        bytes[16 + place] = UInt8(truncatingIfNeeded: newValue >> (24 - 8 * UInt32(place)))
      }
      var sum = UInt32.max
      for byte in bytes[12..<29] {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      for place in 0..<4 { bytes[29 + place] = UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * UInt32(place))) }
    }
  }
}
