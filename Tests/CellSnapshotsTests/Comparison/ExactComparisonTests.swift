import CellDrawing
import Testing

@testable import CellSnapshots

@Suite struct ExactComparisonTests {
  @Test func `equal pixels are identical`() throws {
    let result = try compare(picture("..#", "#.."), picture("..#", "#.."))
    #expect(result.verdict == .identical)
    #expect(result.reason == "every pixel is equal")
    #expect(result.totalPixels == 3 * 2)
  }

  @Test func `a channel that differs by 1 is different`() throws {
    let result = try compare(
      picture(2, 2, 0xFF10_2030), picture(2, 2, 0xFF10_2030).with(0xFF10_2031, at: (1, 0)))
    #expect(result.verdict == .different)
    #expect(result.differingPixels == 1)
    #expect(result.maxChannelDifference == 1)
    #expect(result.boundingBoxes == [PixelRect(x: 1, y: 0, width: 1, height: 1)])
    #expect(result.reason == "1 of 4 pixels are different, none may be")
  }

  @Test func `alpha is a channel`() throws {
    let result = try compare(picture(1, 1, 0xFF00_0000), picture(1, 1, 0xF000_0000))
    #expect(result.maxChannelDifference == 0x0F)
  }

  @Test func `channels are compared without premultiplication`() throws {
    // At half alpha, a premultiplied 0x40 of 0x80 is 0x80 of 0xFF, and 0x20 is 0x40.
    let result = try compare(picture(1, 1, 0x8040_0000), picture(1, 1, 0x8020_0000))
    #expect(result.maxChannelDifference == 0x80 - 0x40)
  }

  @Test func `every pixel of a wide row is compared`() throws {
    for x in [0, 31, 32, 63, 64, 99] {
      let result = try compare(
        picture(100, 3, 0xFFFF_FFFF), picture(100, 3, 0xFFFF_FFFF).with(0xFF00_0000, at: (x, 1)))
      #expect(result.boundingBoxes == [PixelRect(x: x, y: 1, width: 1, height: 1)])
    }
  }

  @Test func `pictures without pixels are identical`() throws {
    #expect(try compare(Bitmap(width: 0, height: 0), Bitmap(width: 0, height: 0)).verdict == .identical)
  }

  @Test(arguments: [(14, SnapshotVerdict.similar), (13, .different)])
  func `a rule allows channels to differ by a number`(tolerance: Int, verdict: SnapshotVerdict) throws {
    let result = try compare(
      picture(2, 1, 0xFF80_8080), picture(2, 1, 0xFF80_8080).with(0xFF80_8E80, at: (0, 0)),
      .channel(tolerance))
    #expect(result.verdict == verdict)
    #expect(result.maxChannelDifference == 0x8E - 0x80)
  }

  @Test func `a difference that the rule allows is similar, not identical`() throws {
    let result = try compare(picture(1, 1, 0xFF00_0000), picture(1, 1, 0xFF01_0000), .channel(1))
    #expect(result.verdict == .similar)
    #expect(result.differingPixels == 0)
    #expect(result.reason == "1 pixel is different, which channel:1 allows")
  }
}
