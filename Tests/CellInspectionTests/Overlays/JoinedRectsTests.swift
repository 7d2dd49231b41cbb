import Foundation
import Testing
@testable import CellInspection

struct JoinedRectsTests {
  private static func square(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 10, height: 10)
  }

  @Test(arguments: [
    ([square(0, 0), square(10, 0)], [CGRect(x: 0, y: 0, width: 20, height: 10)]),
    ([square(0, 0), square(0, 10)], [CGRect(x: 0, y: 0, width: 10, height: 20)]),
    (
      [square(10, 10), square(0, 0), square(10, 0), square(0, 10)],
      [CGRect(x: 0, y: 0, width: 20, height: 20)]
    ),
    ([square(0, 0), square(11, 0)], [square(0, 0), square(11, 0)]),
    ([square(0, 0), square(5, 10)], [square(0, 0), square(5, 10)]),
    ([], []),
  ])
  func `rectangles with a whole edge in common are one`(rects: [CGRect], joined: [CGRect]) {
    #expect(JoinedRects.joining(rects) == joined)
  }
}
