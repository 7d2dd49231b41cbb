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

  @Test func `two entries of the same name are refused`() {
    #expect(throws: PlanError.sameFiles("Feed", "Feed")) { try plan("Feed", "Login", "Feed") }
  }

  @Test func `two entries with the same file names are refused`() {
    #expect(throws: PlanError.sameFiles("Feed", "Feed/Feed")) { try plan("Feed", "Feed/Feed") }
    #expect(throws: PlanError.sameFiles("Feed/a", "feed/A")) { try plan("Feed/a", "feed/A") }
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
