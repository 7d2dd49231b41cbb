import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

/// Tests of snapshots that have no reference and are compared with what a base revision draws.
@Suite struct BaseVerifierTests {
  private struct Base: BaseReferences {
    var name: String { "main (1a2b3c4d)" }
    var lookup: BaseLookup

    func read(_ name: SnapshotName) -> BaseLookup { lookup }
  }

  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
  }

  private func picture(_ rows: [[UInt8]], provenance: Provenance = StoreFixture.provenance) throws
    -> StoredReference
  {
    let bytes = ReferenceFile.encode(try Bitmap(rows), layout: StoreFixture.layout, provenance: provenance)
    return try StoredReference(path: "the base", bytes: bytes)
  }

  private func verify(_ lookup: BaseLookup, mode: SnapshotRecordMode = .never) throws -> Verification {
    var verifier = fixture.verifier(mode)
    verifier.base = Base(lookup: lookup)
    return try verifier.verify(try StoreFixture.drawn())
  }

  @Test func `an equal picture of the base is identical, and nothing is written`() throws {
    let result = try verify(.found(try picture(StoreFixture.rows))).result
    #expect(result.verdict == .identical)
    #expect(result.isOfBase == true)
    #expect(try fixture.folder.files().isEmpty)
  }

  @Test func `a changed picture shows that of the base as the reference`() throws {
    let old = try picture([[0, 10], [20, 31]])
    let verification = try verify(.found(old))
    #expect(verification.result.verdict == .different)
    #expect(verification.picture(.reference)?.bytes == old.bytes)
    var result = verification.result
    result.actual = RunPicture(path: "images/a.png", width: 2, height: 2, scale: 2)
    #expect(!result.isAcceptable)
    result.isOfBase = nil
    #expect(result.isAcceptable)
  }

  @Test func `a picture that the base lacks is added, with the hash of its pixels`() throws {
    let verification = try verify(.absent)
    #expect(verification.result.verdict == .added)
    #expect(verification.result.pixelHash == "\(ContentHash(of: try Bitmap(StoreFixture.rows)))")
    #expect(verification.picture(.actual) != nil)
    #expect(verification.result.isPassing)
  }

  @Test func `a picture that the base could not draw is missing, not new`() throws {
    let result = try verify(.undrawn("crashed")).result
    #expect(result.verdict == .missing)
    #expect(
      result.message
        == "there is no reference, and the base main (1a2b3c4d) has no picture: crashed")
  }

  @Test func `a damaged picture of the base is unreadable`() throws {
    let result = try verify(.unreadable("the store's file a is damaged; run again")).result
    #expect(result.verdict == .unreadable)
    #expect(result.message == "the store's file a is damaged; run again")
  }

  @Test func `a reference counts more than the base`() throws {
    try fixture.record()
    let result = try verify(.found(try picture([[0, 10], [20, 31]]))).result
    #expect(result.verdict == .identical)
    #expect(result.isOfBase == nil)
  }

  @Test func `a base that another renderer drew says so`() throws {
    var provenance = StoreFixture.provenance
    provenance.version = "0"
    let result = try verify(.found(try picture([[0, 10], [20, 31]], provenance: provenance))).result
    #expect(result.verdict == .otherRenderer)
    #expect(result.rendererChanges?.first == "CellSnap 0 → 1")
  }

  @Test func `a new picture is recorded only if everything is`() throws {
    #expect(try !verify(.absent, mode: .missing).result.isRecorded)
    #expect(try !verify(.undrawn("crashed"), mode: .missing).result.isRecorded)
    #expect(try verify(.absent, mode: .all).result.isRecorded)
  }
}
