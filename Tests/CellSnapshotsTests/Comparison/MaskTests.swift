import CellDrawing
import Testing

@testable import CellSnapshots

@Suite struct MaskTests {
  private func result(_ masks: PixelRect...) throws -> ComparisonOutcome {
    try compare(
      picture(4, 4, 0xFFFF_FFFF), picture(4, 4, 0xFFFF_FFFF).with(0xFF00_0000, at: (1, 1), (2, 1)),
      masks: masks)
  }

  @Test func `a difference under a mask is similar, not identical`() throws {
    let result = try result(PixelRect(x: 1, y: 1, width: 2, height: 1))
    #expect(result.verdict == .similar)
    #expect(result.differingPixels == 0)
    #expect(result.ignoredPixels == 2)
    #expect(result.maxChannelDifference == 0)
    #expect(result.reason == "all differences are masked")
  }

  @Test func `a pixel beside the mask is different`() throws {
    let result = try result(PixelRect(x: 1, y: 1, width: 1, height: 1))
    #expect(result.verdict == .different)
    #expect(result.differingPixels == 1)
    #expect(result.boundingBoxes == [PixelRect(x: 2, y: 1, width: 1, height: 1)])
  }

  @Test func `a pixel under two masks counts once`() throws {
    let result = try result(
      PixelRect(x: 0, y: 0, width: 3, height: 2), PixelRect(x: 1, y: 0, width: 3, height: 2))
    #expect(result.ignoredPixels == 4 * 2)
  }

  @Test func `a mask may extend beyond the picture`() throws {
    let result = try result(
      PixelRect(x: 2, y: 1, width: .max, height: .max), PixelRect(x: -5, y: -5, width: 6, height: 7))
    // The masks cover 2 x 3 pixels at the bottom right and 1 x 2 at the top left.
    #expect(result.ignoredPixels == 2 * 3 + 1 * 2)
    #expect(result.differingPixels == 1)
  }

  @Test func `equal pictures are identical under masks`() throws {
    let result = try compare(
      picture(".."), picture(".."), masks: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(result.verdict == .identical)
    #expect(result.ignoredPixels == 1)
  }
}
