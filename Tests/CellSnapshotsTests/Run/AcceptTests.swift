import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

@Suite struct AcceptTests {
  private let fixture: StoreFixture
  private let runFolder: RunFolder
  private let changed: [[UInt8]] = [[0, 10], [20, 31]]

  init() throws {
    fixture = try StoreFixture()
    runFolder = try RunFolder(replacing: fixture.folder.path(of: "run"), program: "snapshots")
  }

  /// Writes a run in which `A/a` is different, `B/b` is missing and `C/c` is identical.
  private func run() throws {
    let names = try ["A/a", "B/b", "C/c"].map { try StoreFixture.name($0) }
    try fixture.record(named: names[0])
    try fixture.record(changed, named: names[2])
    let results = try names.map {
      try runFolder.keep(fixture.verifier().verify(StoreFixture.drawn(changed, named: $0)))
    }
    #expect(results.map(\.verdict) == [.different, .missing, .identical])
    try runFolder.write(Run(program: "1", references: "Snapshots", rule: "exact", snapshots: results))
  }

  private func verdicts() throws -> [SnapshotVerdict] {
    try ["A/a", "B/b", "C/c"].map {
      try fixture.verifier().verify(StoreFixture.drawn(changed, named: StoreFixture.name($0))).result.verdict
    }
  }

  @Test func `accepting makes the drawn picture the reference, byte for byte`() throws {
    try run()
    let actual = try #require(try runFolder.read().snapshots[0].actual)
    let acceptance = try runFolder.accept(into: fixture.store)
    #expect(acceptance.accepted == ["A/a.1@2x", "B/b.1@2x"])
    #expect(
      try InputBytes.read(fixture.store.path(of: StoreFixture.name("A/a"))) == runFolder.bytes(of: actual))
    #expect(try verdicts() == [.identical, .identical, .identical])
    #expect(try runFolder.read().isPassing)
  }

  @Test func `only snapshots that the patterns match are accepted`() throws {
    try run()
    #expect(try runFolder.accept([NamePattern(text: "B")], into: fixture.store).accepted == ["B/b.1@2x"])
    #expect(try verdicts() == [.different, .identical, .identical])
    #expect(try runFolder.read().snapshots.map(\.isRecorded) == [false, true, false])
    #expect(
      try runFolder.accept([NamePattern(text: "A/a.1@2x")], into: fixture.store).accepted == ["A/a.1@2x"])
  }

  @Test func `what was compared with a base is left to the merge`() throws {
    try run()
    var run = try runFolder.read()
    run.snapshots[1].isOfBase = true
    try runFolder.write(run)
    #expect(try runFolder.accept(into: fixture.store).accepted == ["A/a.1@2x"])
    #expect(try verdicts() == [.identical, .missing, .identical])
  }

  @Test func `accepting twice changes nothing`() throws {
    try run()
    _ = try runFolder.accept(into: fixture.store)
    let files = try fixture.folder.files()
    let acceptance = try runFolder.accept(into: fixture.store)
    #expect(acceptance == Acceptance(unchanged: ["A/a.1@2x", "B/b.1@2x"]))
    #expect(try fixture.folder.files() == files)
  }

  @Test func `a picture that changed after the run is refused`() throws {
    try run()
    let actual = try #require(try runFolder.read().snapshots[0].actual)
    _ = try fixture.folder.write("x", to: "run/\(actual.path)")
    let acceptance = try runFolder.accept([NamePattern(text: "A")], into: fixture.store)
    #expect(acceptance.refused.map(\.name) == ["A/a.1@2x"])
    #expect(
      acceptance.refused[0].reason.hasSuffix("it was changed after the run; snapshots verify makes a new run")
    )
    #expect(try verdicts()[0] == .different)
    #expect(try runFolder.read().snapshots[0].isRecorded == false)
  }

  @Test func `a reference that changed after the run is kept`() throws {
    try run()
    try fixture.record([[9, 9], [9, 9]], named: StoreFixture.name("A/a"))
    try fixture.record([[9, 9], [9, 9]], named: StoreFixture.name("B/b"))
    let files = try fixture.folder.files().filter { $0.key.hasPrefix("Snapshots") }
    let acceptance = try runFolder.accept(into: fixture.store)
    #expect(acceptance.refused.map(\.name) == ["A/a.1@2x", "B/b.1@2x"])
    #expect(try fixture.folder.files().filter { $0.key.hasPrefix("Snapshots") } == files)
  }

  /// Writes a run in which the reference of `B/b` is no picture.
  private func runOverPointer() throws {
    let name = try StoreFixture.name("B/b")
    try fixture.store.write(Array("version https://git-lfs.github.com/spec/v1\n".utf8), as: name)
    let result = try runFolder.keep(fixture.verifier().verify(StoreFixture.drawn(changed, named: name)))
    #expect(result.verdict == .unreadable)
    try runFolder.write(Run(program: "1", references: "Snapshots", rule: "exact", snapshots: [result]))
  }

  @Test func `accepting replaces a reference that was no picture`() throws {
    try runOverPointer()
    #expect(try runFolder.accept(into: fixture.store).accepted == ["B/b.1@2x"])
  }

  @Test func `a reference that was restored after the run is kept`() throws {
    try runOverPointer()
    try fixture.record(named: StoreFixture.name("B/b"))
    let restored = try InputBytes.read(fixture.store.path(of: StoreFixture.name("B/b")))
    #expect(try runFolder.accept(into: fixture.store).refused.map(\.name) == ["B/b.1@2x"])
    #expect(try InputBytes.read(fixture.store.path(of: StoreFixture.name("B/b"))) == restored)
  }

  @Test(arguments: SnapshotVerdict.allCases)
  func `a file that the run did not see is kept`(verdict: SnapshotVerdict) throws {
    try run()
    var run = try runFolder.read()
    run.snapshots[1].verdict = verdict
    try runFolder.write(run)
    _ = try fixture.folder.write("a drawing", to: "drawing")
    try FileManager.default.createDirectory(
      atPath: fixture.folder.path(of: "Snapshots/B"), withIntermediateDirectories: true)
    #expect(symlink("../../drawing", fixture.folder.path(of: "Snapshots/B/b.1@2x.png")) == 0)
    let acceptance = try runFolder.accept([NamePattern(text: "B")], into: fixture.store)
    #expect(acceptance.refused.map(\.name) == ["B/b.1@2x"])
    #expect(try fixture.folder.files()["drawing"] == Data("a drawing".utf8))
  }

  @Test func `nothing is written through a link to a missing file`() throws {
    try run()
    try FileManager.default.createDirectory(
      atPath: fixture.folder.path(of: "Snapshots/B"), withIntermediateDirectories: true)
    #expect(symlink("../../outside", fixture.folder.path(of: "Snapshots/B/b.1@2x.png")) == 0)
    #expect(try runFolder.accept([NamePattern(text: "B")], into: fixture.store).refused.count == 1)
    #expect(access(fixture.folder.path(of: "outside"), F_OK) != 0)
  }

  @Test(arguments: ["../outside", "../\u{301}/a.1@2x", "B/README", "/tmp/a.1@2x", "B/b.1@2x\0"])
  func `a name that no snapshot can have stops it before writing`(name: String) throws {
    try run()
    var run = try runFolder.read()
    run.snapshots[1].name = name
    try runFolder.write(run)
    let files = try fixture.folder.files()
    #expect(throws: FileError.self) { try runFolder.accept(into: fixture.store) }
    #expect(try fixture.folder.files() == files)
  }

  @Test func `a picture that is no reference stops it before writing`() throws {
    try run()
    var run = try runFolder.read()
    let path = try runFolder.keep(PNG.encode(try Bitmap(changed), compression: .fast))
    run.snapshots[1].actual?.path = path
    try runFolder.write(run)
    let files = try fixture.folder.files()
    let error = #expect(throws: FileError.self) { try runFolder.accept(into: fixture.store) }
    #expect(error?.reason.hasPrefix("it is not marked as a reference") == true)
    #expect(try fixture.folder.files() == files)
  }

  @Test func `a link out of the references stops it before writing`() throws {
    try run()
    try FileManager.default.createDirectory(
      atPath: fixture.folder.path(of: "Other"), withIntermediateDirectories: true)
    #expect(symlink("../Other", "\(fixture.store.folder)/B") == 0)
    let files = try fixture.folder.files()
    #expect(throws: FileError.self) { try runFolder.accept(into: fixture.store) }
    #expect(try fixture.folder.files() == files)
  }

  @Test func `a run file that is a link is replaced by a file`() throws {
    try run()
    let mine = fixture.folder.path(of: "mine")
    let runFile = "\(runFolder.path)/run.json"
    #expect(rename(runFile, mine) == 0)
    #expect(symlink("../mine", runFile) == 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: mine))
    _ = try runFolder.accept(into: fixture.store)
    #expect(try Data(contentsOf: URL(fileURLWithPath: mine)) == before)
    #expect(try runFolder.read().isPassing)
  }

  @Test func `a folder that cannot be written to is an error`() throws {
    try run()
    #expect(throws: FileError.self) { try runFolder.accept(into: ReferenceStore(folder: "/proc/cellsnap")) }
    #expect(try runFolder.read().snapshots.map(\.isRecorded) == [false, false, false])
  }

  @Test func `a file in place of a folder is refused`() throws {
    try run()
    _ = try fixture.folder.write("", to: "Snapshots/B")
    let acceptance = try runFolder.accept(into: fixture.store)
    #expect(acceptance.accepted == ["A/a.1@2x"])
    #expect(acceptance.refused.map(\.name) == ["B/b.1@2x"])
    #expect(try runFolder.read().snapshots.map(\.isRecorded) == [true, false, false])
  }
}
