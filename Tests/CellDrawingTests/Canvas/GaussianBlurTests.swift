import Testing

@testable import CellDrawing

@Suite struct GaussianBlurTests {
  /// A mask of 24 by 20 pixels with two dots in it.
  private func dots() -> CoverageMask {
    var mask = CoverageMask(width: 24, height: 20)
    mask.bytes[3 * mask.stride + 8] = 255
    mask.bytes[12 * mask.stride + 15] = 200
    return mask
  }

  private func rows(_ mask: CoverageMask, _ rows: Range<Int>) -> [[UInt8]] {
    rows.map { y in (0..<mask.width).map { mask.bytes[y * mask.stride + $0] } }
  }

  @Test func `a blur of the visible rows equals those rows of the whole blur`() {
    let blur = GaussianBlur(deviation: 2.5)
    var (whole, part) = (dots(), dots())
    blur.apply(to: &whole)
    blur.apply(to: &part, seen: 5..<9)
    #expect(rows(part, 5..<9) == rows(whole, 5..<9))
    #expect(rows(part, 0..<5) == rows(dots(), 0..<5))
    #expect(rows(whole, 5..<9).contains { $0.contains { $0 > 0 } })
  }

  @Test func `a blur reaches pixels beside the ink`() {
    var mask = dots()
    GaussianBlur(deviation: 2.5).apply(to: &mask)
    // The blur reaches five pixels, which are two deviations, to the left and to the right.
    #expect(mask.bytes[3 * mask.stride + 3] > 0 && mask.bytes[12 * mask.stride + 20] > 0)
    #expect(mask.bytes[3 * mask.stride + 3] == mask.bytes[3 * mask.stride + 13])
  }

  @Test func `a mask without ink stays empty`() {
    var mask = CoverageMask(width: 5, height: 4)
    GaussianBlur(deviation: 3).apply(to: &mask)
    #expect(mask.bytes.allSatisfy { $0 == 0 })
  }
}
