import CellSnapshots
import Testing
import UIKit
@testable import CellCatalog

@MainActor @Suite struct RenderPlanTests {
  private func plan(_ names: String...) throws -> RenderPlan {
    try RenderPlan(
      entries: names.map { CatalogEntry($0) { UIView() } },
      configurations: [SnapshotConfiguration(width: 320), SnapshotConfiguration(width: 375)])
  }

  @Test func `every entry is planned in every configuration`() throws {
    let jobs = try plan("Feed", "Login").jobs
    #expect(jobs.map(\.name.text) == ["Feed", "Feed", "Login", "Login"])
    #expect(jobs.map(\.configuration.width) == [320, 375, 320, 375])
    #expect(jobs.map(\.index) == [0, 1, 2, 3])
  }

  /// Returns the titles of the snapshots of each of `count` shards.
  private func shards(_ names: [String], count: Int, _ times: [String: Int]?) throws -> [[String]] {
    let known = times.map { $0.reduce(into: SnapshotTimes()) { $0.add($1.value, of: $1.key) } }
    return try (1...count).map { index in
      let jobs = try RenderPlan(
        entries: names.map { CatalogEntry($0) { UIView() } },
        configurations: names.map { _ in
          [SnapshotConfiguration(width: 320), SnapshotConfiguration(width: 375)]
        },
        shard: Shard(index: index, count: count), times: known
      ).jobs
      #expect(jobs.map(\.index) == Array(jobs.indices))
      return jobs.map(\.snapshotTitle)
    }
  }

  @Test func `without times a shard takes whole entries in turn`() throws {
    #expect(
      try shards(["A", "B", "C"], count: 2, nil) == [
        ["A/A.320@2x", "A/A.375@2x", "C/C.320@2x", "C/C.375@2x"], ["B/B.320@2x", "B/B.375@2x"],
      ])
    #expect(try shards(["A"], count: 3, nil) == [["A/A.320@2x"], ["A/A.375@2x"], []])
  }

  @Test func `a long entry has a shard to itself`() throws {
    let times = [
      "A/A.320@2x": 1, "A/A.375@2x": 1, "B/B.320@2x": 2, "B/B.375@2x": 2, "C/C.320@2x": 1, "C/C.375@2x": 1,
    ]
    #expect(
      try shards(["A", "B", "C"], count: 2, times) == [
        ["B/B.320@2x", "B/B.375@2x"], ["A/A.320@2x", "A/A.375@2x", "C/C.320@2x", "C/C.375@2x"],
      ])
  }

  @Test func `an entry that takes longer than a shard should is divided`() throws {
    let times = ["A/A.320@2x": 1, "A/A.375@2x": 1, "B/B.320@2x": 9, "B/B.375@2x": 8]
    #expect(
      try shards(["A", "B"], count: 2, times) == [
        ["B/B.320@2x"], ["A/A.320@2x", "A/A.375@2x", "B/B.375@2x"],
      ])
  }

  @Test func `a snapshot without a time counts as the median of the known times`() throws {
    // The median of 1, 2, 3 and 9 is 2, so B takes as long as C.
    let times = ["A/A.320@2x": 2, "A/A.375@2x": 9, "C/C.320@2x": 3, "C/C.375@2x": 1]
    #expect(
      try shards(["A", "B", "C"], count: 3, times) == [
        ["A/A.375@2x"], ["A/A.320@2x", "B/B.320@2x", "B/B.375@2x"], ["C/C.320@2x", "C/C.375@2x"],
      ])
  }

  @Test func `times that name no snapshot give every shard the same number of entries`() throws {
    let names = (10..<50).map { "Entry\($0)" }
    #expect(try shards(names, count: 8, ["Old/Old.320@2x": 5]).map(\.count) == Array(repeating: 10, count: 8))
  }

  @Test func `the order of the entries does not change what a shard draws`() throws {
    let names = (10..<50).map { "Entry\($0)" }
    let times = Dictionary(uniqueKeysWithValues: names.map { ("\($0)/\($0).320@2x", $0.hashValue & 0xFF) })
    let shards = try shards(names, count: 7, times).map(Set.init)
    #expect(try self.shards(names.reversed(), count: 7, times).map(Set.init) == shards)
    #expect(shards.reduce(0) { $0 + $1.count } == 80)
    #expect(shards.reduce(into: Set()) { $0.formUnion($1) }.count == 80)
  }

  @Test func `two entries of the same name are refused`() {
    #expect(throws: PlanError.sameFiles(NameCollision(.entry("Feed"), .entry("Feed")))) {
      try plan("Feed", "Login", "Feed")
    }
  }

  @Test func `two entries with the same file names are refused`() {
    #expect(throws: PlanError.sameFiles(NameCollision(.entry("Feed"), .entry("Feed/Feed")))) {
      try plan("Feed", "Feed/Feed")
    }
    #expect(throws: PlanError.sameFiles(NameCollision(.entry("Feed/a"), .entry("feed/A")))) {
      try plan("Feed/a", "feed/A")
    }
  }

  @Test(arguments: ["../Feed", "a\\b", "*", "-dash", "x.320@2x", "a:b", "a\nb"])
  func `a name that is no portable path is refused in one line`(name: String) {
    let failure = #expect(throws: PlanError.self) { try plan(name) }
    #expect(failure?.description.contains("\n") == false)
  }

  @Test(arguments: [
    SnapshotConfiguration(width: 0), SnapshotConfiguration(width: .nan),
    SnapshotConfiguration(width: 320, scale: 100),
    SnapshotConfiguration(width: 320, language: "../de"),
  ])
  func `a configuration that cannot be drawn is refused in one line`(configuration: SnapshotConfiguration) {
    let error = #expect(throws: PlanError.self) {
      try RenderPlan(entries: [CatalogEntry("Feed") { UIView() }], configurations: [configuration])
    }
    #expect(error?.description.hasPrefix("Feed is declared in ") == true)
  }
}
