import Testing

@testable import CellDrawing

@Suite struct FourPixelsTests {
  private let pixels = FourPixels(0xFF00_80FF_0102_7F80, 0x0000_0000_FFFF_FFFF)
  private let others = FourPixels(0x0101_8001_FF01_0180, 0x0101_0101_0101_0101)

  @Test func `an addition does not carry from one byte into the next`() {
    let sum = pixels &+ others
    // FF + 01, 00 + 01, 80 + 80, FF + 01, 01 + FF, 02 + 01, 7F + 01, 80 + 80.
    #expect([sum.first, sum.second] == [0x0001_0000_0003_8000, 0x0101_0101_0000_0000])
  }

  @Test func `a subtraction does not borrow from the next byte`() {
    let difference = pixels &- others
    // FF - 01, 00 - 01, 80 - 80, FF - 01, 01 - FF, 02 - 01, 7F - 01, 80 - 80.
    #expect([difference.first, difference.second] == [0xFEFF_00FE_0201_7E00, 0xFFFF_FFFF_FEFE_FEFE])
  }

  @Test func `pairs are added and subtracted like fours`() {
    let (sum, difference) = (pixels &+ others, pixels &- others)
    #expect(FourPixels.sum(pixels.first, others.first) == sum.first)
    #expect(FourPixels.difference(pixels.second, others.second) == difference.second)
  }
}
