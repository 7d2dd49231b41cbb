import Testing
import UIKit

@testable import CellSnapBenchmarks

@MainActor struct FeedCellArmsTests {
  private let arms = FeedCellArms(items: FeedItem.samples(count: 20))

  @Test func anItemHasTheSameFramesByHandAndInThePattern() {
    arms.showByHand(width: 390)
    arms.rewind()
    arms.showInPattern(width: 390)
    #expect(arms.frames.byHand == arms.frames.inPattern)
    #expect(arms.frames.byHand.allSatisfy { $0.count == 16 && $0[0].height > 300 })
  }

  @Test func cachedFramesAreThoseThatWereMeasured() {
    arms.showInPattern(width: 390)
    let measured = arms.frames.inPattern
    arms.rewind()
    arms.showInPattern(width: 844)
    arms.rewind()
    arms.showInPattern(width: 390)
    #expect(arms.frames.inPattern == measured)
  }

  @Test(arguments: [320, 844] as [CGFloat])
  func turnedCellsHaveTheSameFrames(width: CGFloat) {
    arms.showByHand(width: 390)
    arms.rewind()
    arms.showInPattern(width: 390)
    arms.turnByHand(width: width)
    arms.turnInPattern(width: width)
    #expect(arms.frames.byHand == arms.frames.inPattern)
    #expect(arms.frames.byHand.allSatisfy { $0[0].width == width })
  }

  @Test func nothingCachedGivesTheSameFrames() {
    arms.showInPattern(width: 390)
    let cached = arms.frames.inPattern
    arms.rewind()
    arms.forgetFrames()
    arms.showInPattern(width: 390)
    #expect(arms.frames.inPattern == cached)
  }
}
