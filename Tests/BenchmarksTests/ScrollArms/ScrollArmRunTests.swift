import CellCatalog
import CellScrolling
import Testing
import UIKit

@testable import CellSnapBenchmarks

@MainActor struct ScrollArmRunTests {
  private func run(_ arm: ScrollArm) throws -> ScrollArmRun {
    try ScrollArmRun(
      arm, items: FeedItem.samples(count: 40), screen: ScrollArmBenchmark.screen,
      parts: [
        [.fling(velocity: 9_000, seconds: 0.2), .drag(offset: 2_000)],
        [.fling(velocity: -2_000, seconds: 0.1), .drag(offset: 1_000)], [.jumpToTop],
      ])
  }

  @Test(arguments: ScrollArm.allCases.dropFirst())
  func `every arm draws what the pattern draws`(arm: ScrollArm) throws {
    let (pattern, other) = (try run(.pattern).pictures, try run(arm).pictures)
    #expect(other == pattern)
    #expect(Set(pattern).count == 3 && pattern.first == pattern.last)
  }

  @Test func `every frame after the first is measured`() throws {
    let run = try run(.byHand)
    #expect(run.mainThread.count == 6 + 24 + 1 + 6 + 12 + 1 + 60)
    #expect(run.frames.count == run.mainThread.count)
  }
}
