import CellCatalog
import CellSnapshots
import Testing
import UIKit

@testable import CellCommandLine

@MainActor @Suite struct ScopedJobsTests {
  private let plan: RenderPlan
  private let scope = ChangeScope(["B": .notAffected(reason: "none of its files differs"), "C": .affected])

  init() throws {
    plan = try RenderPlan(
      entries: ["A", "B", "C"].map { CatalogEntry($0) { UIView() } },
      configurations: [SnapshotConfiguration(width: 320), SnapshotConfiguration(width: 375)])
  }

  @Test func `entries that a change cannot reach are not drawn`() {
    let scoped = ScopedJobs(plan.jobs, in: scope)
    #expect(scoped.jobs.map(\.name.text) == ["A", "A", "C", "C"])
    #expect(scoped.jobs.map(\.index) == [0, 1, 2, 3])
    #expect(scoped.notAffected.map(\.name) == ["B/B.320@2x", "B/B.375@2x"])
    #expect(scoped.notAffected.map(\.message) == Array(repeating: "none of its files differs", count: 2))
  }

  @Test func `the results are in the order of the entries`() {
    let scoped = ScopedJobs(plan.jobs, in: scope)
    let drawn = scoped.jobs.map {
      SnapshotResult(name: $0.snapshotTitle, entry: $0.name.text, verdict: .identical)
    }
    let all = scoped.joined(with: drawn, entries: plan.names)
    #expect(all.map(\.name) == plan.jobs.map(\.snapshotTitle))
    #expect(
      all.map(\.verdict) == [.identical, .identical, .notAffected, .notAffected, .identical, .identical])
  }

  @Test func `without a scope everything is drawn`() {
    let scoped = ScopedJobs(plan.jobs, in: .everything)
    #expect(scoped.jobs.count == plan.jobs.count)
    #expect(scoped.notAffected.isEmpty)
  }
}
