import Testing

@testable import CellSnapshots

@Suite struct SnapshotVerdictTests {
  @Test func `what a base lacks or a change cannot reach passes`() {
    #expect(SnapshotVerdict.added.isPassing && SnapshotVerdict.renamed.isPassing)
    #expect(SnapshotVerdict.notAffected.isPassing)
    #expect(!SnapshotVerdict.missing.isPassing)
  }

  @Test func `an entry that was not drawn is undrawn, whether it fails or not`() {
    #expect(SnapshotVerdict.allCases.filter(\.isUndrawn) == [.notAffected, .crashed, .timedOut, .notDrawn])
    #expect(SnapshotVerdict.allCases.filter(\.lacksPicture) == [.crashed, .timedOut, .notDrawn])
  }
}
