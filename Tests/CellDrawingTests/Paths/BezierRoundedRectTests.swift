import Foundation
import Testing

@testable import CellDrawing

struct BezierRoundedRectTests {
  private func corners(_ radius: CGFloat) -> Path.Corners { Path.Corners(radius) }

  @Test func `corners that fit beside each other are continuous`() {
    // 2 * 1.528665 * 16 = 48.92, which is less than 49.
    let rect = CGRect(x: 0, y: 0, width: 200, height: 49)
    #expect(
      Path.bezierRoundedRect(rect, corners: corners(16)) == .continuousRoundedRect(rect, corners: corners(16))
    )
  }

  @Test(
    arguments: [
      // A radius of 16 on a side of 48 makes round ends, whose radius is 48 / 2.
      (CGRect(x: 0, y: 0, width: 200, height: 48), 16, 24),
      (CGRect(x: 0, y: 0, width: 208, height: 50), 20, 25),
      // 2 * 1.528665 * 33 = 100.9: a square becomes a circle.
      (CGRect(x: 0, y: 0, width: 100, height: 100), 33, 50),
      (CGRect(x: 0, y: 0, width: 100, height: 100), 70, 50),
    ] as [(CGRect, CGFloat, CGFloat)])
  func `corners that do not fit jump to half of the side`(rect: CGRect, radius: CGFloat, jumped: CGFloat) {
    #expect(
      Path.bezierRoundedRect(rect, corners: corners(radius)) == .roundedRect(rect, corners: corners(jumped)))
  }

  @Test func `two corners of one side jump, and the square ones stay`() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 200)
    #expect(
      Path.bezierRoundedRect(
        rect, corners: Path.Corners(topLeft: 20, topRight: 20, bottomRight: 0, bottomLeft: 0))
        == .roundedRect(
          rect, corners: Path.Corners(topLeft: 30, topRight: 30, bottomRight: 0, bottomLeft: 0)))
  }
}
