import Testing

@testable import CellSnapshots

@Suite struct TriptychRowsTests {
  private func rows(change y: Int, _ segments: [RowSegment]? = nil) -> [Int] {
    let outcome = ComparisonOutcome(
      verdict: .different, rule: "exact", differingPixels: 1, antialiasedPixels: 0, ignoredPixels: 0,
      totalPixels: 1, maxChannelDifference: 1, boundingBoxes: [PixelRect(x: 0, y: y, width: 1, height: 1)],
      referenceSize: .init(width: 1, height: 1), actualSize: .init(width: 1, height: 1), rows: [],
      segments: segments, reason: "")
    let rows = TriptychRows(of: outcome, limit: 900)
    return [rows.reference, rows.actual, rows.difference]
  }

  @Test func `a change near the top cuts nothing off above`() {
    #expect(rows(change: 800) == [0, 0, 0])
  }

  @Test func `a change far below is shown with some rows above it`() {
    #expect(rows(change: 2_000) == [1_920, 1_920, 1_920])
  }

  @Test func `moved rows are shown where each picture has them`() {
    let segments = [
      RowSegment(referenceY: 0, actualY: 0, y: 0, height: 1_000),
      RowSegment(referenceY: nil, actualY: 1_000, y: 1_000, height: 500),
      RowSegment(referenceY: 1_000, actualY: 1_500, y: 1_500, height: 1_000),
    ]
    #expect(rows(change: 2_000, segments) == [1_420, 1_920, 1_920])
  }

  @Test(arguments: [Int.min, .max])
  func `numbers out of bounds are bounded`(number: Int) {
    let segments = [RowSegment(referenceY: number, actualY: number, y: number, height: number)]
    #expect(rows(change: number, segments).allSatisfy { (0...1 << 22).contains($0) })
  }
}
