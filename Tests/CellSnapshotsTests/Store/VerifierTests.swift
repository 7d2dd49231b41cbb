import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

@Suite struct VerifierTests {
  @Test func `nothing is recorded into a pipe`() throws {
    let fixture = try StoreFixture()
    try FileManager.default.createDirectory(
      atPath: "\(fixture.store.folder)/Feed", withIntermediateDirectories: true)
    let path = try fixture.path
    #expect(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: FileError.self) {
      try fixture.verifier(.all).verify(StoreFixture.drawn(layout: StoreFixture.layout))
    }
    #expect(error?.description == "cannot write \(path): it is not a regular file; move it away")
  }

  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private let changed: [[UInt8]] = [[0, 10], [20, 31]]

  @Test func `equal pixels are identical, and no picture is kept`() throws {
    try fixture.record()
    let verification = try fixture.verify()
    #expect(verification.result.verdict == .identical)
    #expect(verification.result.message == nil)
    #expect(verification.pictures.isEmpty)
  }

  private var otherLayout: SnapshotLayout {
    var layout = StoreFixture.layout
    layout.views[0].frame.origin.x = 0.5
    return layout
  }

  @Test func `a layout that changed without a pixel is reported, not recorded`() throws {
    try fixture.record()
    let before = try fixture.bytes
    for mode in [SnapshotRecordMode.never, .missing] {
      let verification = try fixture.verifier(mode).verify(StoreFixture.drawn(layout: otherLayout))
      #expect(verification.result.verdict == .identical)
      #expect(verification.result.unseenLayout == .changed)
      #expect(try fixture.bytes == before)
    }
    #expect(try fixture.verify().result.unseenLayout == nil)
  }

  @Test(arguments: [SnapshotRecordMode.all, .changed])
  func `recording updates a layout that changed without a pixel`(_ mode: SnapshotRecordMode) throws {
    try fixture.record()
    let verification = try fixture.verifier(mode).verify(StoreFixture.drawn(layout: otherLayout))
    #expect(verification.result.verdict == .identical)
    #expect(verification.result.unseenLayout == .recorded)
    let recorded = try fixture.bytes
    #expect(try StoredReference(path: "", bytes: recorded).layout == otherLayout)
    // The file equals one that was first recorded with this layout.
    let fresh = try StoreFixture()
    _ = try fresh.verifier(.all).verify(StoreFixture.drawn(layout: otherLayout))
    #expect(recorded == (try fresh.bytes))
    #expect(try fixture.verifier().verify(StoreFixture.drawn(layout: otherLayout)).result.unseenLayout == nil)
  }

  @Test func `after an update only a later change of the layout is explained`() throws {
    try fixture.record()
    _ = try fixture.verifier(.changed).verify(StoreFixture.drawn(layout: otherLayout))
    var edited = otherLayout
    edited.views[0].frame.size.height = 2
    let verification = try fixture.verifier().verify(StoreFixture.drawn(changed, layout: edited))
    #expect(verification.result.explanationLines.map { $0.contains(" x ") } == [false])
  }

  @Test func `equal pixels need no provenance`() throws {
    try fixture.record()
    let drawn = DrawnPicture(
      name: try StoreFixture.name(), pixels: try Bitmap(StoreFixture.rows), scale: 2, layout: nil,
      provenance: {
        Issue.record("the provenance was asked for")
        return StoreFixture.provenance
      })
    #expect(try fixture.verifier().verify(drawn).result.verdict == .identical)
  }

  @Test func `a changed pixel is different, and all pictures are kept`() throws {
    try fixture.record()
    let verification = try fixture.verify(changed)
    #expect(verification.result.verdict == .different)
    #expect(verification.result.message?.hasPrefix("exact: 1 of 4 pixels") == true)
    #expect(verification.picture(.reference)?.bytes == (try fixture.bytes))
    let actual = try #require(verification.picture(.actual))
    #expect((actual.width, actual.height, actual.scale) == (2, 2, 2))
    #expect(verification.picture(.difference)?.width == 2)
    #expect(verification.result.comparison?.differingPixels == 1)
    #expect(ContentHash(of: try PNG.decode(actual.bytes)) == ContentHash(of: try Bitmap(changed)))
  }

  @Test func `the actual picture is a complete reference`() throws {
    try fixture.record()
    let actual = try #require(try fixture.verify(changed).picture(.actual))
    try fixture.place(actual.bytes)
    #expect(try fixture.verify(changed).result.verdict == .identical)
  }

  @Test func `a difference that the rule allows is similar`() throws {
    try fixture.record()
    #expect(try fixture.verify(changed, rule: .channel(1)).result.verdict == .similar)
    #expect(try fixture.verify([[0, 10], [20, 32]], rule: .channel(1)).result.verdict == .different)
  }

  @Test func `a picture of another size is different`() throws {
    try fixture.record()
    #expect(try fixture.verify([[0, 10]]).result.verdict == .different)
    #expect(try fixture.verify([[0, 10, 20, 30]]).result.verdict == .different)
  }

  @Test func `a missing reference is reported`() throws {
    let verification = try fixture.verify()
    #expect(verification.result.verdict == .missing)
    #expect(verification.result.message == "there is no reference at \(try fixture.path)")
    #expect(verification.pictures.map(\.role) == [.actual])
    #expect(!FileManager.default.fileExists(atPath: fixture.store.folder))
  }

  @Test func `an unreadable reference is reported`() throws {
    try fixture.place(Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\n".utf8))
    let verification = try fixture.verify()
    #expect(verification.result.verdict == .unreadable)
    #expect(
      verification.result.message
        == "\(try fixture.path): it is a Git LFS pointer, not the picture; run git lfs pull")
    #expect(verification.pictures.map(\.role) == [.actual])
  }

  @Test func `other libraries are reported if pixels differ`() throws {
    try fixture.record()
    var provenance = StoreFixture.provenance
    provenance.libraries["cairo"] = "1.18.0"
    provenance.fonts["A.otf"] = "a2"
    let same = try fixture.verifier().verify(StoreFixture.drawn(provenance: provenance))
    #expect(same.result.verdict == .identical)
    let other = try fixture.verifier().verify(StoreFixture.drawn(changed, provenance: provenance))
    #expect(other.result.verdict == .otherRenderer)
    #expect(other.result.message?.hasSuffix("; cairo 1.16.0 → 1.18.0; A.otf changed") == true)
  }

  @Test(arguments: SnapshotRecordMode.allCases)
  func `a missing reference is recorded in every mode but never`(mode: SnapshotRecordMode) throws {
    let result = try fixture.verify(mode: mode).result
    #expect(result.verdict == .missing)
    #expect(result.isRecorded == (mode != .never))
    #expect(result.isPassing == (mode != .never))
    #expect(try fixture.verify().result.verdict == (mode == .never ? .missing : .identical))
  }

  @Test(arguments: [(SnapshotRecordMode.all, true), (.changed, true), (.missing, false), (.never, false)])
  func `a different reference is replaced in the modes all and changed`(
    mode: SnapshotRecordMode, isRecorded: Bool
  )
    throws
  {
    try fixture.record()
    let old = try fixture.bytes
    let verification = try fixture.verify(changed, mode: mode)
    #expect(verification.result.verdict == .different)
    #expect(verification.result.isRecorded == isRecorded)
    #expect(verification.picture(.reference)?.bytes == old)
    #expect(try (fixture.bytes != old) == isRecorded)
  }

  @Test(arguments: [(SnapshotRecordMode.all, true), (.changed, false), (.missing, false), (.never, false)])
  func `a similar reference is replaced only in the mode all`(mode: SnapshotRecordMode, isRecorded: Bool)
    throws
  {
    try fixture.record()
    let result = try fixture.verify(changed, mode: mode, rule: .channel(1)).result
    #expect(result.verdict == .similar)
    #expect(result.isRecorded == isRecorded)
  }

  @Test(arguments: [(SnapshotRecordMode.all, true), (.changed, true), (.missing, false), (.never, false)])
  func `an unreadable reference is replaced in the modes all and changed`(
    mode: SnapshotRecordMode, isRecorded: Bool
  )
    throws
  {
    try fixture.place([1, 2, 3])
    #expect(try fixture.verify(mode: mode).result.isRecorded == isRecorded)
    #expect(try (fixture.bytes != [1, 2, 3]) == isRecorded)
  }

  @Test(arguments: SnapshotRecordMode.allCases)
  func `a reference of equal pixels is never rewritten`(mode: SnapshotRecordMode) throws {
    // Another program would write such a file, without texts.
    try fixture.place(PNG.encode(try Bitmap(StoreFixture.rows), compression: .fast))
    let old = try fixture.bytes
    let result = try fixture.verify(mode: mode).result
    #expect(result.verdict == .identical)
    #expect(!result.isRecorded)
    #expect(try fixture.bytes == old)
  }

  @Test func `a reference that cannot be written is an error`() throws {
    try FileManager.default.createDirectory(atPath: fixture.path, withIntermediateDirectories: true)
    #expect(throws: FileError.self) { try fixture.verify(mode: .all) }
  }

  @Test func `a change of the layout is explained`() throws {
    try fixture.record()
    var layout = StoreFixture.layout
    layout.views[0].frame.size.height = 2
    let drawn = try StoreFixture.drawn(changed, layout: layout)
    let explanation = try #require(try fixture.verifier().verify(drawn).result.explanation)
    #expect(explanation.kinds == [.geometry])
  }

  @Test func `an inserted row leaves the rows below it equal`() throws {
    func drawn(_ texts: [String], _ rows: [[UInt8]]) throws -> DrawnPicture {
      let layout = SnapshotLayout(
        size: CGSize(width: 1, height: rows.count),
        views: [
          LayoutView(
            depth: 0, className: "UITableView", frame: CGRect(x: 0, y: 0, width: 1, height: rows.count))
        ]
          + texts.enumerated().map { index, text in
            LayoutView(
              depth: 1, className: "Cell", row: .row(section: 0, row: index),
              frame: CGRect(x: 0, y: index, width: 1, height: 1), text: text)
          })
      return try StoreFixture.drawn(rows, layout: layout, scale: 1)
    }
    _ = try fixture.verifier(.all).verify(drawn(["a", "b"], [[1], [2]]))
    let result = try fixture.verifier().verify(drawn(["a", "x", "b"], [[1], [9], [2]])).result
    #expect(result.verdict == .different)
    #expect(result.comparison?.rows.map(\.outcome) == [.equal, .inserted, .equal])
    #expect(result.comparison?.rows.map(\.key) == ["row 0-0", "row 0-1", "row 0-2"])
    let removed = try fixture.verifier().verify(drawn(["b"], [[2]])).result
    #expect(removed.comparison?.rows.map(\.outcome) == [.removed, .equal])
    #expect(removed.comparison?.rows.map(\.key) == ["row 0-0 of the reference", "row 0-0"])
  }
}
