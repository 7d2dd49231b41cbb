import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

@testable import CellRevisions

@Suite struct StorePruneTests {
  private let fixture: StoreFixture
  private let old = StoreFixture.key("old")
  private let new = StoreFixture.key("new")

  /// Makes a store with two bases, of which one was not used for 100 seconds. They share a picture.
  init() throws {
    fixture = try StoreFixture()
    try fixture.add("A", "shared", key: old)
    try fixture.add("B", "only old", key: old)
    for path in try fixture.indexes() { try fixture.setAge(100, of: fixture.store.path(of: path)) }
    try fixture.add("A", "shared", key: new)
  }

  private func entries(_ key: BaseKey) throws -> [String] {
    try fixture.store.known(of: key).index?.entries.sorted() ?? []
  }

  @Test func `bases that were not used for some time are removed with their own pictures`() throws {
    let pruning = try fixture.store.prune(unusedFor: 50, beyond: nil)
    // Two indexes and one picture.
    #expect(pruning.removedFiles == 2 + 1)
    #expect(pruning.keptFiles == 1 + 1)
    #expect(try entries(old) == [])
    #expect(try entries(new) == ["A"])
  }

  @Test func `a use makes a base young`() throws {
    #expect(try entries(old) == ["A", "B"])
    _ = try fixture.store.prune(unusedFor: 50, beyond: nil)
    #expect(try entries(old) == ["A", "B"])
  }

  @Test func `beyond a size the oldest are removed`() throws {
    let all = try fixture.store.prune(unusedFor: nil, beyond: nil)
    #expect(all.removedFiles == 0)
    _ = try fixture.store.prune(unusedFor: nil, beyond: all.keptBytes - 1)
    #expect(try entries(new) == ["A"])
    #expect(try entries(old).count < 2)
    #expect(try fixture.store.prune(unusedFor: nil, beyond: 0).keptFiles == 0)
    #expect(try entries(new) == [])
  }

  @Test func `pictures without an index are removed, and files of others stay`() throws {
    let hash = try fixture.store.keep(Array("left by a killed process".utf8))
    let other = fixture.store.path(of: "notes.txt")
    try Data().write(to: URL(fileURLWithPath: other))
    #expect(try fixture.store.prune(unusedFor: nil, beyond: nil).removedFiles == 1)
    #expect(fixture.store.read(.picture(hash)) == .missing)
    #expect(FileManager.default.fileExists(atPath: other))
  }

  @Test func `whoever reads or writes keeps a prune out`() throws {
    let lock = fixture.store.lock()
    #expect(FolderLock(ifFree: fixture.store.folder) == nil)
    withExtendedLifetime(lock) {}
  }
}
