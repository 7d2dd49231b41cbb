import Testing

@testable import CellSnapshots

@Suite struct ChangeScopeTests {
  private let scope = ChangeScope([
    "Feed": .affected, "Profile": .notAffected(reason: "none of its 12 files differs"),
  ])

  @Test func `an entry that the change cannot reach needs no drawing`() {
    #expect(!scope.verdict(for: "Profile").needsDrawing)
    #expect(scope.verdict(for: "Feed").needsDrawing)
  }

  @Test func `an entry without a verdict is drawn`() {
    #expect(scope.verdict(for: "Settings") == .unknown)
    #expect(scope.verdict(for: "Settings").needsDrawing)
    #expect(ChangeScope.everything.verdict(for: "Profile").needsDrawing)
  }
}
