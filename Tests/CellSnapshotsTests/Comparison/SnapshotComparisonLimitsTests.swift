import CellDrawing
import Testing

@testable import CellSnapshots

@Suite struct SnapshotComparisonLimitsTests {
  /// Returns the result of pictures that differ in 3 of 100 pixels, two of them in one 2x2 window.
  private func result(_ limits: SnapshotComparisonLimits) throws -> ComparisonOutcome {
    try compare(
      picture(10, 10, 0xFFFF_FFFF),
      picture(10, 10, 0xFFFF_FFFF).with(0xFF00_0000, at: (0, 0), (7, 8), (8, 8)),
      limits: limits)
  }

  @Test(arguments: [(3, SnapshotVerdict.similar), (2, .different)])
  func `a limit allows a number of different pixels`(count: Int, verdict: SnapshotVerdict) throws {
    let result = try result(SnapshotComparisonLimits(maximumDifferingPixels: count))
    #expect(result.verdict == verdict)
    #expect(result.reason == "3 of 100 pixels are different, \(count) may be")
  }

  @Test(arguments: [(0.03, SnapshotVerdict.similar, "3"), (0.0299, .different, "2.99")])
  func `a limit allows a part of the pixels to be different`(
    ratio: Double, verdict: SnapshotVerdict, percent: String
  )
    throws
  {
    let result = try result(SnapshotComparisonLimits(maximumDifferingRatio: ratio))
    #expect(result.verdict == verdict)
    #expect(result.reason == "3 of 100 pixels are different, 3 %; \(percent) % may be")
  }

  @Test(arguments: [
    (2, 2, SnapshotVerdict.similar), (2, 1, .different), (10, 3, .similar), (10, 2, .different),
    (50, 2, .different),
  ])
  func `a limit allows a number of different pixels in a window`(
    side: Int, count: Int, verdict: SnapshotVerdict
  )
    throws
  {
    let window = SnapshotComparisonLimits.Window(side: side, maximumDifferingPixels: count)
    #expect(try result(SnapshotComparisonLimits(window: window)).verdict == verdict)
  }

  @Test func `the reason names the densest window`() throws {
    let window = SnapshotComparisonLimits.Window(side: 2, maximumDifferingPixels: 1)
    let result = try result(SnapshotComparisonLimits(window: window))
    #expect(result.reason == "2 pixels are different in the 2x2 pixels at 7,7, 1 may be")
  }

  @Test func `a picture must keep every limit`() throws {
    let window = SnapshotComparisonLimits.Window(side: 2, maximumDifferingPixels: 1)
    #expect(
      try result(SnapshotComparisonLimits(maximumDifferingPixels: 3, maximumDifferingRatio: 1)).verdict
        == .similar)
    #expect(
      try result(SnapshotComparisonLimits(maximumDifferingPixels: 3, window: window)).verdict == .different)
    #expect(
      try result(SnapshotComparisonLimits(maximumDifferingPixels: 3, maximumDifferingRatio: 0.02)).verdict
        == .different)
  }

  @Test func `no pixel may be different without limits`() throws {
    #expect(try result(.none).reason == "3 of 100 pixels are different, none may be")
  }
}
