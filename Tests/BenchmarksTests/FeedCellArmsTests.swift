import Testing
import UIKit

@testable import CellSnapBenchmarks

@MainActor struct FeedCellArmsTests {
  private let arms = FeedCellArms(items: FeedItem.samples(count: 20))

  @Test func `an item has the same frames by hand and in the pattern`() {
    arms.showByHand(width: 390)
    arms.rewind()
    arms.showInPattern(width: 390)
    #expect(arms.frames.byHand == arms.frames.inPattern)
    #expect(arms.frames.byHand.allSatisfy { $0.count == 16 && $0[0].height > 300 })
  }

  @Test func `cached frames equal the measured frames`() {
    arms.showInPattern(width: 390)
    let measured = arms.frames.inPattern
    arms.rewind()
    arms.showInPattern(width: 844)
    arms.rewind()
    arms.showInPattern(width: 390)
    #expect(arms.frames.inPattern == measured)
  }

  @Test(arguments: [320, 844] as [CGFloat])
  func `turned cells have the same frames`(width: CGFloat) {
    arms.showByHand(width: 390)
    arms.rewind()
    arms.showInPattern(width: 390)
    arms.turnByHand(width: width)
    arms.turnInPattern(width: width)
    #expect(arms.frames.byHand == arms.frames.inPattern)
    #expect(arms.frames.byHand.allSatisfy { $0[0].width == width })
  }

  @Test func `frames are the same without caches`() {
    arms.showInPattern(width: 390)
    let cached = arms.frames.inPattern
    arms.rewind()
    arms.forgetFrames()
    arms.showInPattern(width: 390)
    #expect(arms.frames.inPattern == cached)
  }
}
