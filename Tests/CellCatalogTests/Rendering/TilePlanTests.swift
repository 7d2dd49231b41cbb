import Foundation
import Testing
@testable import CellCatalog

@Suite struct TilePlanTests {
  private func edges(
    height: CGFloat, rows: [CGFloat], side: Int, scale: CGFloat = 2, width: CGFloat = 10
  ) -> [CGFloat] {
    TilePlan(
      size: CGSize(width: width, height: height), scale: scale, rowEdges: rows, maximumSide: side
    ).edges
  }

  @Test func `a picture that fits is one tile`() {
    #expect(edges(height: 50, rows: [20, 40, 50], side: 100) == [0, 50])
  }

  @Test func `a cut is made below the last row that fits`() {
    #expect(edges(height: 120, rows: [40, 80, 120], side: 100) == [0, 40, 80, 120])
    #expect(edges(height: 120, rows: [20, 40, 60, 80, 100, 120], side: 100) == [0, 40, 80, 120])
  }

  @Test func `a row taller than a tile is cut inside`() {
    #expect(edges(height: 150, rows: [10, 140, 150], side: 100) == [0, 10, 60, 110, 150])
  }

  @Test func `a picture without rows has tiles of the maximum height`() {
    #expect(edges(height: 120, rows: [], side: 100) == [0, 50, 100, 120])
  }

  @Test func `cuts are on whole pixels`() {
    // 33.4 points are 66.8 pixels: the cut is at 66 pixels, 33 points.
    #expect(edges(height: 66.8, rows: [33.4, 66.8], side: 100) == [0, 33, 66.8])
  }

  @Test func `rows without height add no tile`() {
    #expect(edges(height: 80, rows: [0, 0, 40, 40, 80, 80], side: 100) == [0, 40, 80])
  }

  @Test func `a wide picture has lower tiles`() {
    // 65,536 pixels wide: 2^26 / 2^16 = 1,024 pixels, 512 points.
    #expect(edges(height: 1000, rows: [], side: 32_767, width: 32_768) == [0, 512, 1000])
  }

  @Test func `tiles follow each other from top to bottom`() {
    let plan = TilePlan(size: CGSize(width: 10, height: 120), scale: 2, rowEdges: [], maximumSide: 100)
    #expect(plan.count == 3)
    #expect(plan.rect(at: 2, width: 10) == CGRect(x: 0, y: 100, width: 10, height: 20))
  }
}
