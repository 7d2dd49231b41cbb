import Testing

@testable import CellDrawing

@Suite struct PixelVarietyTests {
  @Test func `a repeated pixel counts once`() {
    var variety = PixelVariety()
    for pixel: UInt32 in [1, 2, 1, 0xFF00_00FF, 2] { variety.insert(pixel) }
    #expect(variety.take() == 3)
  }

  @Test func `counted pixels are forgotten after they are taken`() {
    var variety = PixelVariety()
    variety.insert(7)
    _ = variety.take()
    #expect(variety.take() == 0)
  }

  @Test func `similar pixels count separately`() {
    var variety = PixelVariety()
    for pixel in 0..<UInt32(1000) { variety.insert(pixel) }
    #expect(variety.take() == 1000)
  }
}
