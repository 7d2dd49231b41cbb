import CellDrawing
import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

@testable import CellRevisions

@Suite struct ContentStoreTests {
  private let fixture: StoreFixture
  private let store: ContentStore

  init() throws {
    fixture = try StoreFixture()
    store = fixture.store
  }

  private func replace(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func `a picture is found by the hash of its file`() throws {
    let hash = try store.keep(Array("a".utf8))
    #expect(store.read(.picture(hash)) == .found(Array("a".utf8)))
    #expect(store.read(.picture(ContentHash(of: Array("b".utf8)))) == .missing)
  }

  @Test func `a picture with other bytes is damaged, and is replaced when it is kept again`() throws {
    let hash = try store.keep(Array("a".utf8))
    try replace(fixture.path(of: hash), "b")
    #expect(store.read(.picture(hash)) == .damaged("its bytes are not those of its name"))
    try store.keep(Array("a".utf8))
    #expect(store.read(.picture(hash)) == .found(Array("a".utf8)))
  }

  @Test func `a link in place of a picture is not followed, and is replaced`() throws {
    let hash = try store.keep(Array("a".utf8))
    let outside = try fixture.folder.write("a", to: "outside")
    try FileManager.default.removeItem(atPath: fixture.path(of: hash))
    try FileManager.default.createSymbolicLink(atPath: fixture.path(of: hash), withDestinationPath: outside)
    #expect(store.read(.picture(hash)) == .damaged("it is a link, or behind one"))
    try store.keep(Array("a".utf8))
    #expect(store.read(.picture(hash)) == .found(Array("a".utf8)))
    #expect(!FilePath.isLink(fixture.path(of: hash)))
  }

  @Test func `nothing is written or read through a folder that is a link`() throws {
    let outside = fixture.folder.path(of: "outside")
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: store.path(of: "pictures"), withDestinationPath: outside)
    #expect(throws: FileError.self) { try store.keep(Array("a".utf8)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside).isEmpty)
    let hash = ContentHash(of: Array("a".utf8))
    #expect(store.read(.picture(hash)) == .damaged("it is a link, or behind one"))
  }

  @Test func `a file of the same disk is shared`() throws {
    let file = try fixture.folder.write("a", to: "drawn")
    let hash = try store.keep(Array("a".utf8), from: file)
    #expect(FileIdentity(of: file) == FileIdentity(of: fixture.path(of: hash)))
  }

  @Test func `a folder of something else is no store`() throws {
    _ = try fixture.folder.write("precious", to: "notes.txt")
    #expect(throws: FileError.self) { try ContentStore(making: fixture.folder.path) }
    #expect(throws: FileError.self) { try ContentStore(reading: fixture.folder.path) }
    #expect(try ContentStore(reading: store.folder) == store)
  }

  @Test func `a store of another version is refused`() throws {
    try replace(store.path(of: "cellsnap-store"), "2\n")
    #expect(throws: FileError.self) { try ContentStore(making: store.folder) }
  }

  @Test func `indexes of two processes are joined`() throws {
    try fixture.add("A", "a")
    try fixture.add("B", "b")
    let known = try store.known(of: StoreFixture.key)
    #expect(known.index?.entries.sorted() == ["A", "B"])
    #expect(known.index?.pictures.count == 1 + 1)
    #expect(known.problems.isEmpty)
  }

  @Test func `another key knows nothing`() throws {
    try fixture.add("A", "a")
    #expect(try store.known(of: StoreFixture.key("other")).index == nil)
    #expect(try store.known(of: StoreFixture.key("sources", "other")).index == nil)
  }

  @Test func `an entry with a lost or damaged picture is unknown`() throws {
    let first = try fixture.add("A", "a")
    let second = try fixture.add("B", "b")
    try replace(fixture.path(of: first), "x")
    try FileManager.default.removeItem(atPath: fixture.path(of: second))
    let known = try store.known(of: StoreFixture.key)
    #expect(known.index?.entries == [])
    #expect(known.index?.catalogue == ["A", "B"])
    #expect(
      Set(known.problems.map(\.reason)) == ["its bytes are not those of its name", "it is missing"])
  }

  @Test func `only the pictures that are asked for are looked at`() throws {
    let hash = try fixture.add("A", "a")
    try replace(fixture.path(of: hash), "x")
    #expect(try store.known(of: StoreFixture.key, entries: ["B"]).problems.isEmpty)
  }

  @Test func `a damaged index is named, and others count`() throws {
    try fixture.add("A", "a")
    let first = try #require(try fixture.indexes().first)
    try fixture.add("B", "b")
    try replace(store.path(of: first), "{}")
    let known = try store.known(of: StoreFixture.key)
    #expect(known.index?.entries == ["B"])
    #expect(known.problems.map(\.path) == [store.path(of: first)])
  }

  @Test func `an index that was moved to another key does not count`() throws {
    try fixture.add("A", "a")
    let path = try #require(try fixture.indexes().first)
    let other = StoreFixture.key("other")
    let hash = try #require(StorePath(path)).hash
    let place = store.path(of: StorePath.index(other, hash).text)
    try FileManager.default.createDirectory(
      atPath: try #require(FilePath.folder(of: place)), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: store.path(of: path), toPath: place)
    let known = try store.known(of: other)
    #expect(known.index == nil)
    #expect(known.problems.map(\.reason) == ["it is no index of this version"])
  }

  @Test func `many threads may keep the same pictures`() async throws {
    await withTaskGroup(of: Void.self) { [store] group in
      for _ in 0..<8 {
        group.addTask { for number in 0..<20 { _ = try? store.keep(Array("\(number)".utf8)) } }
      }
    }
    for number in 0..<20 {
      let bytes = Array("\(number)".utf8)
      #expect(store.read(.picture(ContentHash(of: bytes))) == .found(bytes))
    }
  }
}
