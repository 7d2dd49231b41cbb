import CellDrawing
import Testing

@testable import CellSnapshots

@Suite struct PNGPairTests {
  private func result(
    _ reference: PNG.StraightPixels, _ actual: PNG.StraightPixels, _ rule: SnapshotComparisonRule = .exact
  ) throws -> ComparisonOutcome {
    let pair = try PNGPair(reference, actual)
    return try Comparison(pair.reference, pair.actual, rule: rule).result
  }

  private func wide(_ red: UInt16, alpha: UInt16 = 0xFFFF) -> PNG.StraightPixels {
    .sixteenBits([red, 0, 0, alpha], width: 1, height: 1)
  }

  @Test func `almost transparent colours are compared exactly`() throws {
    // Premultiplied by an alpha of 1, both reds would be 1.
    let result = try result(.eightBits(picture(1, 1, 0x01FF_0000)), .eightBits(picture(1, 1, 0x01C0_0000)))
    #expect(result.verdict == .different)
    #expect(result.maxChannelDifference == 0xFF - 0xC0)
  }

  @Test func `equal pictures of sixteen bits are identical`() throws {
    #expect(try result(wide(0x1234), wide(0x1234)).verdict == .identical)
  }

  @Test(arguments: [0x1235, 0xFFFE] as [UInt16])
  func `a difference in the lower byte alone is different`(red: UInt16) throws {
    let exact = try result(wide(red), wide(red - 1))
    #expect(exact.verdict == .different)
    #expect(exact.maxChannelDifference == 1)
    #expect(try result(wide(red), wide(red - 1), .channel(1)).verdict == .similar)
  }

  @Test func `eight bits equal sixteen bits of the same colour`() throws {
    let eight = PNG.StraightPixels.eightBits(try picture(1, 1, 0xFF12_0000))
    #expect(try result(eight, wide(0x1212)).verdict == .identical)
    #expect(try result(eight, wide(0x1213)).verdict == .different)
  }

  @Test func `a difference of sixteen bits is rounded to whole steps of eight`() throws {
    // 0x4000 / 257 is 63.75.
    #expect(try result(wide(0), wide(0x4000)).maxChannelDifference == 64)
  }
}
