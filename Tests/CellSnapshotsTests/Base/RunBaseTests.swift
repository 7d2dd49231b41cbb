import Testing

@testable import CellSnapshots

@Suite struct RunBaseTests {
  @Test func `an entry whose pictures another name had is renamed`() throws {
    var run = Run.ofBase(
      added: ["Feed/new.320@2x": "a", "Feed/new.375@2x": "b"],
      unmatched: ["Feed/old.320@2x": "a", "Feed/old.375@2x": "b"], removed: ["Feed/old"])
    run.settleBase()
    #expect(run.snapshots.map(\.verdict) == [.renamed, .renamed])
    #expect(run.snapshots.map(\.baseName) == ["Feed/old.320@2x", "Feed/old.375@2x"])
    #expect(run.base?.removed == [])
  }

  @Test func `an entry with one other picture is added, and the old one is removed`() {
    var run = Run.ofBase(
      added: ["Feed/new.320@2x": "a", "Feed/new.375@2x": "c"],
      unmatched: ["Feed/old.320@2x": "a", "Feed/old.375@2x": "b"], removed: ["Feed/old"])
    run.settleBase()
    #expect(run.snapshots.map(\.verdict) == [.added, .added])
    #expect(run.base?.removed == ["Feed/old.320@2x", "Feed/old.375@2x"])
  }

  @Test func `an old entry takes one new name only`() {
    var run = Run.ofBase(
      added: ["Feed/a.320@2x": "p", "Feed/b.320@2x": "p"], unmatched: ["Feed/old.320@2x": "p"])
    run.settleBase()
    #expect(run.snapshots.map(\.verdict) == [.renamed, .added])
  }

  @Test func `equal pictures in other circumstances are no new name`() {
    var run = Run.ofBase(added: ["Feed/new.320@2x": "a"], unmatched: ["Feed/old.375@2x": "a"])
    run.settleBase()
    #expect(run.snapshots.map(\.verdict) == [.added])
  }

  @Test func `a picture without a known hash is never another name`() {
    var run = Run.ofBase(added: ["Feed/new.320@2x": "a"], unmatched: ["Feed/old.320@2x": "a"])
    run.base?.unmatched[0].pixels = nil
    run.snapshots[0].pixelHash = nil
    run.settleBase()
    #expect(run.snapshots.map(\.verdict) == [.added])
  }

  @Test func `an entry with an equal name has new circumstances, and is not renamed`() {
    var run = Run.ofBase(added: ["Feed/a.375@2x": "p"], unmatched: ["Feed/old.375@2x": "p"])
    run.snapshots.append(SnapshotResult(name: "Feed/a.320@2x", entry: "Feed/a", verdict: .identical))
    run.settleBase()
    #expect(run.snapshots.map(\.verdict) == [.added, .identical])
  }

  @Test func `a removed entry whose pictures are unknown is listed by its name`() {
    var run = Run.ofBase(unmatched: ["Old/a.320@2x": "a"], removed: ["Old/a", "Old/b"])
    run.settleBase()
    #expect(run.base?.removed == ["Old/a.320@2x", "Old/b"])
  }

  @Test(arguments: [SnapshotVerdict.crashed, .notAffected])
  func `no picture of an entry that was not drawn is removed`(verdict: SnapshotVerdict) {
    var run = Run.ofBase(unmatched: ["Feed/a.320@2x": "a"])
    run.snapshots = [SnapshotResult(name: "Feed/a.375@2x", entry: "Feed/a", verdict: verdict)]
    run.settleBase()
    #expect(run.base?.removed == [])
  }

  @Test func `shards know their renames after the merge only`() throws {
    var (first, second) = (
      Run.ofBase(added: ["Feed/new.320@2x": "a"], removed: ["Feed/old"]),
      Run.ofBase(unmatched: ["Feed/old.320@2x": "a"], removed: ["Feed/old"])
    )
    (first.shard, second.shard) = (Shard(index: 1, count: 2), Shard(index: 2, count: 2))
    first.base?.drawnCount = 3
    second.base?.drawnCount = 4
    first.settleBase()
    #expect(first.snapshots.map(\.verdict) == [.added])
    var merged = try Run.merging([first, second]).run
    merged.settleBase()
    #expect(merged.snapshots.map(\.verdict) == [.renamed])
    #expect(merged.base?.drawnCount == 3 + 4)
    #expect(merged.base?.removed == [])
  }

  @Test func `runs of different base revisions are not merged`() {
    var other = Run.ofBase()
    other.base = RunBase(revision: "origin/main", commit: "9f9f9f9f9f")
    #expect(
      throws: MergeError(
        description: "the runs were made with different base revisions: "
          + "origin/main (1a2b3c4d) and origin/main (9f9f9f9f)")
    ) { try Run.merging([.ofBase(), other]) }
  }

  @Test func `a commit that is named by its digits is named once`() {
    #expect(RunBase(revision: "1a2b3c", commit: "1a2b3c4d5e6f").name == "1a2b3c4d")
  }
}
