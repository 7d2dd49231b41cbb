import Testing

@testable import CellDrawing

struct LinePatternTests {
  @Test func `dots are as long as their gaps`() {
    #expect(
      TextAttributes.Line.Pattern.dots.parts(of: 20, thickness: 1) == [0..<3, 6..<9, 12..<15, 18..<20])
  }

  @Test func `dashes grow with the thickness`() {
    #expect(TextAttributes.Line.Pattern.dashes.parts(of: 60, thickness: 2) == [0..<20, 30..<50])
  }

  @Test func `dots follow dashes`() {
    #expect(TextAttributes.Line.Pattern.dashesAndDots.parts(of: 19, thickness: 1) == [0..<10, 13..<16])
    #expect(
      TextAttributes.Line.Pattern.dashesAndTwoDots.parts(of: 25, thickness: 1) == [0..<10, 13..<16, 19..<22])
  }

  @Test func `a line without width has no dashes`() {
    #expect(TextAttributes.Line.Pattern.dots.parts(of: 0, thickness: 1).isEmpty)
  }
}
