import Testing
import UIKit

@testable import CellSnapSocialFeed

struct PhotoTilingTests {
  private func tiling(_ count: Int, width: CGFloat = 302) -> PhotoTiling {
    PhotoTiling(aspectRatios: Array(repeating: 1.5, count: count), width: width)
  }

  @Test func `one photo keeps its aspect ratio`() {
    #expect(tiling(1, width: 300).frames == [CGRect(x: 0, y: 0, width: 300, height: 300 / 1.5)])
  }

  @Test func `one tall photo is cropped`() {
    let tall = PhotoTiling(aspectRatios: [0.2], width: 640)
    #expect(tall.size == CGSize(width: 640, height: 0.7 * 640))
  }

  @Test func `two photos are beside each other`() {
    #expect(
      tiling(2).frames == [
        CGRect(x: 0, y: 0, width: 150, height: 151), CGRect(x: 150 + 2, y: 0, width: 150, height: 151),
      ])
  }

  @Test func `three photos are a large one and two small ones`() {
    let height: CGFloat = 181  // 0.6 x 302
    #expect(
      tiling(3).frames == [
        CGRect(x: 0, y: 0, width: 200, height: height), CGRect(x: 202, y: 0, width: 100, height: 90),
        CGRect(x: 202, y: 90 + 2, width: 100, height: 181 - 92),
      ])
  }

  @Test func `four photos are two rows of two`() {
    let frames = tiling(4).frames
    let second: CGFloat = 103 + 2
    #expect(frames.map(\.minY) == [0, 0, second, second])
    #expect(frames.map(\.minX) == [0, 152, 0, 152])
  }

  @Test func `five photos are a row of two and a row of three`() {
    #expect(tiling(5).frames.map(\.minX) == [0, 152, 0, 101, 203])
  }

  @Test func `photos beyond six are counted on the last tile`() {
    #expect(tiling(6).hiddenCount == 0)
    #expect(tiling(9).frames.count == 6)
    #expect(tiling(9).hiddenCount == 9 - 6)
  }

  @Test(arguments: 1...7, [100, 320, 375, 414, 640, 768])
  func `tiles neither overlap nor leave the gallery`(count: Int, width: CGFloat) {
    let tiling = tiling(count, width: width)
    let all = CGRect(origin: .zero, size: tiling.size)
    for (index, frame) in tiling.frames.enumerated() {
      #expect(all.contains(frame))
      #expect(!tiling.frames[..<index].contains { $0.intersects(frame) })
    }
  }

  @Test func `tiles are mirrored from right to left`() {
    onPhone(.rightToLeft) {
      #expect(tiling(3).frames.map(\.minX) == [102, 0, 0])
    }
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity, 1e9])
  func `an absurd width has a tile for each photo`(width: CGFloat) {
    for count in 0...7 {
      let tiling = tiling(count, width: width)
      #expect(tiling.frames.count == min(count, 6))
      #expect(tiling.frames.allSatisfy(isDrawable), "\(tiling.frames)")
    }
  }

  @Test(arguments: [[.nan, 0, -1, .infinity], [.nan], [0], [-1], [.infinity]] as [[CGFloat]])
  func `an absurd aspect ratio has a tile for each photo`(aspectRatios: [CGFloat]) {
    let tiling = PhotoTiling(aspectRatios: aspectRatios, width: 300)
    let all = CGRect(origin: .zero, size: tiling.size)
    #expect(tiling.frames.count == aspectRatios.count)
    #expect(
      tiling.frames.allSatisfy { isDrawable($0) && !$0.isEmpty && all.contains($0) }, "\(tiling.frames)")
  }

  private func isDrawable(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite && $0 >= 0 }
  }
}
