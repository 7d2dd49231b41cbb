import Testing

@testable import CellDrawing

@Suite struct ToneCurveTests {
  @Test func `a curve goes through its levels`() {
    let curve = ToneCurve(levels: [10, 100, 200])
    #expect([0, 127.5, 255].map(curve.level) == [10, 100, 200])
  }

  @Test func `between its levels, a curve is straight`() {
    let curve = ToneCurve(levels: [0, 100, 140])
    #expect(curve.level(127.5 / 2) == 50)
    #expect(curve.level(127.5 * 1.5) == 120)
  }

  @Test func `levels outside of 0 to 255 become the ends`() {
    let curve = ToneCurve(levels: [20, 200])
    #expect([-5, 300].map(curve.level) == [20, 200])
  }

  @Test func `one level is everywhere, and none changes nothing`() {
    #expect(ToneCurve(levels: [7]).level(90) == 7)
    #expect(ToneCurve(levels: []).level(90) == 90)
  }
}
