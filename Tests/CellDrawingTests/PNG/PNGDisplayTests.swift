import Testing

@testable import CellDrawing

@Suite struct PNGDisplayTests {
  private static func numbers(_ numbers: [UInt32]) -> [UInt8] {
    numbers.flatMap { number in [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
  }

  /// A TIFF structure with only the orientation tag.
  private static func orientation(_ value: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
  }

  private static let sRGB: [UInt32] = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]

  @Test(
    arguments: [
      ("acTL", numbers([2, 0]), PNGDisplay.animated), ("iCCP", [1], .recoloured),
      ("cICP", [9, 16, 0, 1], .recoloured),
      ("gAMA", numbers([100_000]), .recoloured), ("cHRM", numbers([1, 1, 1, 1, 1, 1, 1, 1]), .recoloured),
      ("pHYs", numbers([1, 3]) + [0], .stretched), ("eXIf", orientation(3), .turned),
      ("eXIf", [0x45, 0x78, 0x69, 0x66, 0, 0] + orientation(8), .turned),
    ] as [(String, [UInt8], PNGDisplay)])
  func `a chunk that changes how the pixels are shown is recognized`(
    type: String, content: [UInt8], display: PNGDisplay
  ) {
    #expect(PNGDisplay(chunk: type, content) == display)
  }

  @Test(
    arguments: [
      ("cICP", [1, 13, 0, 1]), ("gAMA", numbers([45_455])), ("cHRM", numbers(sRGB)), ("sRGB", [0]),
      ("pHYs", numbers([5_669, 5_669]) + [1]), ("eXIf", orientation(1)), ("eXIf", [1, 2]), ("tEXt", [1]),
      ("gAMA", []),
    ] as [(String, [UInt8])])
  func `a chunk that does not change the pixels' look is ignored`(type: String, content: [UInt8]) {
    #expect(PNGDisplay(chunk: type, content) == nil)
  }
}
