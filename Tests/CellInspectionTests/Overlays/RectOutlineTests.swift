import CellDrawing
import Foundation
import Testing
@testable import CellInspection

struct RectOutlineTests {
  private func lines(_ rects: [CGRect]) -> Int {
    RectOutline.path(around: rects).elements.filter { if case .move = $0 { true } else { false } }.count
  }

  @Test func `a rectangle has four edges`() {
    #expect(lines([CGRect(x: 0, y: 0, width: 10, height: 10)]) == 4)
  }

  @Test func `a shared edge is left out`() {
    // Two squares of the same size share one of their edges.
    #expect(
      lines([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 10, height: 10)]) == 4 + 4
        - 2)
  }

  @Test func `the rest of a longer edge is drawn on both sides`() {
    // The upper square covers the middle of the lower edge: two parts are left, and its own lower edge is gone.
    #expect(
      lines([CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 0, y: 10, width: 30, height: 10)])
        == (4 - 1) + (4 + 1))
  }
}
