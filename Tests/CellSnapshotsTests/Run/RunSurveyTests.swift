import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

@Suite struct RunSurveyTests {
  private let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    let reference = ReferenceFile.encode(
      try Bitmap(StoreFixture.rows), layout: nil, provenance: StoreFixture.provenance)
    for name in ["Feed/Feed.320", "Feed/Feed.320-dark", "Old/Old.320"] {
      try fixture.store.write(reference, at: "\(name).png")
    }
  }

  /// Returns a run that looked at `Feed/Feed.320`.
  private func run(patterns: [String] = [], shard: Shard? = nil) -> Run {
    Run(
      program: "1", references: "Snapshots", rule: "exact", patterns: patterns, shard: shard,
      snapshots: [SnapshotResult(name: "Feed/Feed.320", entry: "Feed", verdict: .identical)])
  }

  private func surveyed(_ run: Run) throws -> Run {
    var run = run
    try run.survey(fixture.store, entries: [try EntryName("Feed")])
    return run
  }

  @Test func `a full run finds dead references and unseen ones`() throws {
    let run = try surveyed(run())
    #expect(run.dead == ["Old/Old.320.png"])
    #expect(run.unseen == ["Feed/Feed.320-dark.png"])
  }

  @Test(arguments: [SnapshotVerdict.crashed, .timedOut, .notDrawn, .notAffected])
  func `no reference of an entry is dead if a picture is missing`(verdict: SnapshotVerdict) throws {
    var run = run()
    try fixture.store.write(
      try #require(try InputBytes.read("\(fixture.store.folder)/Feed/Feed.320.png")), at: "Feed/Feed.375.png")
    run.snapshots.append(SnapshotResult(name: "Feed/Feed.375", entry: "Feed", verdict: verdict))
    let surveyed = try surveyed(run)
    #expect(surveyed.dead == ["Old/Old.320.png"])
    #expect(surveyed.unseen == [])
  }

  @Test func `a run of some entries finds nothing dead`() throws {
    let run = try surveyed(run(patterns: ["Feed"]))
    #expect(run.dead == [])
    #expect(run.unseen == ["Feed/Feed.320-dark.png"])
  }

  @Test func `a shard finds neither dead nor unseen references`() throws {
    let run = try surveyed(run(shard: Shard(index: 1, count: 2)))
    #expect(run.dead == [])
    #expect(run.unseen == nil)
  }

  @Test func `an incomplete run finds neither dead nor unseen references`() throws {
    var stopped = run()
    stopped.isComplete = false
    let run = try surveyed(stopped)
    #expect(run.dead == [])
    #expect(run.unseen == nil)
  }
}
