import CellProposals
import Testing

@Suite struct PixelScaleTests {
  @Test func `halves of a pixel are rounded to the right and down`() {
    let pixels = PixelScale(1)
    #expect(pixels.nearest(LayoutRect(-12.5, 16.5, 1, 1)) == LayoutRect(-12, 17, 1, 1))
  }

  @Test func `a size is rounded up to pixels`() {
    #expect(PixelScale(3).up(LayoutSize(10.1, 20)) == LayoutSize(31.0 / 3, 20))
    #expect(PixelScale(2).up(20.5) == 20.5)
    #expect(PixelScale(0).up(20.3) == 20.3)
    #expect(PixelScale(0).nearest(20.3) == 20.3)
  }
}
