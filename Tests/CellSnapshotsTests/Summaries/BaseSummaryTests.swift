import Testing

@testable import CellSnapshots

@Suite struct BaseSummaryTests {
  @Test func `the lines tell what was drawn, added, renamed and removed`() {
    var run = Run.ofBase(
      added: ["Feed/new.320@2x": "a", "Login.320@2x": "b"],
      unmatched: ["Feed/Feed.320@2x": "a", "Old/a.320@2x": "c"], removed: ["Feed", "Old/a"])
    run.base?.unmatched[0].entry = "Feed"
    run.base?.storedCount = 2
    run.snapshots[1].name = "Login/Login.320@2x"
    run.snapshots.append(SnapshotResult(name: "Chat/a.320@2x", entry: "Chat/a", verdict: .notAffected))
    run.settleBase()
    #expect(
      BaseSummary.lines(run) == [
        "base origin/main (1a2b3c4d): 2 of 3 drawn, 1 not affected, "
          + "2 pictures of the base from the store, 0 drawn",
        "not affected: Chat/a", "added: Login", "renamed: Feed → Feed/new", "removed: Old/a",
      ])
  }

  @Test func `another renderer is one line for all snapshots`() {
    var run = Run.ofBase()
    for index in 1...500 {
      var result = SnapshotResult(
        name: "Feed/\(index).320@2x", entry: "Feed/\(index)", verdict: .otherRenderer)
      result.isOfBase = true
      result.rendererChanges = ["CellSnap 0.1.0 → 0.2.0", "Inter-Regular.otf changed"]
      run.snapshots.append(result)
    }
    #expect(
      BaseSummary.lines(run).last
        == "500 snapshots differ where the base was also drawn by something else: "
        + "CellSnap 0.1.0 → 0.2.0; Inter-Regular.otf changed")
    #expect(ChangeGroup.groups(of: run).count == 1)
  }

  @Test func `a shard does not know what was added, renamed or removed`() {
    var run = Run.ofBase(added: ["New/a.320@2x": "a"], removed: ["Old/a"])
    run.shard = Shard(index: 1, count: 2)
    #expect(BaseSummary.lines(run).count == 1)
  }

  @Test func `long lists are cut`() {
    var run = Run.ofBase()
    run.base?.removedEntries = (1...12).map { "Old/\($0)" }
    #expect(BaseSummary.lines(run).last?.hasSuffix("Old/9, Old/10 and 2 more") == true)
  }

  @Test func `a run without a base has no lines`() {
    #expect(BaseSummary.lines(Run(program: "1", references: "", rule: "")).isEmpty)
  }
}
