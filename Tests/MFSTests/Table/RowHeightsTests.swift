import Foundation
import Testing

@testable import MFS

extension MFSTests {
  struct RowHeightsTests {
    private let viewModels = (0..<6).map { RowViewModel(id: $0) }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    /// Notes rows in this order, with ten times their place as their height, and keeps the heights.
    private func heights(_ paths: [IndexPath]) -> RowHeights {
      var heights = RowHeights()
      for (place, path) in paths.enumerated() {
        heights.note(CGFloat(10 * place), ofRowAt: path, ObjectIdentifier(viewModels[place]), width: 320)
      }
      heights.areKept = true
      return heights
    }

    @Test(
      arguments: [
        [[0, 0], [0, 1], [1, 0], [1, 1], [3, 0]],
        [[3, 0], [1, 1], [0, 1], [1, 0], [0, 0]],
        [[1, 1], [1, 0], [0, 2], [3, 1], [0, 1]],
      ] as [[IndexPath]])
    func `rows are found in any order in which they were noted`(_ paths: [IndexPath]) {
      let heights = heights(paths)
      #expect(paths.map { heights.keptHeight(ofRowAt: $0, width: 320) } == [0, 10, 20, 30, 40])
    }

    @Test func `rows between noted rows are unknown`() {
      let heights = heights([path(0, 2), path(2, 0)])
      let unknown = [path(0, 0), path(0, 3), path(1, 0), path(2, 1), path(3, 0)]
      #expect(unknown.allSatisfy { heights.keptHeight(ofRowAt: $0, width: 320) == nil })
    }

    @Test func `negative rows and sections are unknown`() {
      let heights = heights([path(0, 0), path(1, 0)])
      let outside = [path(1, -1), path(-1, 0), path(0, -1)]
      #expect(outside.allSatisfy { heights.keptHeight(ofRowAt: $0, width: 320) == nil })
    }

    @Test func `heights belong to one width`() {
      var heights = heights([path(0, 0), path(0, 1)])
      #expect(heights.keptHeight(ofRowAt: path(0, 1), width: 568) == nil)
      heights.note(50, ofRowAt: path(0, 0), ObjectIdentifier(viewModels[0]), width: 568)
      #expect(heights.keptHeight(ofRowAt: path(0, 0), width: 568) == 50)
      #expect(heights.keptHeight(ofRowAt: path(0, 1), width: 568) == nil)
    }

    @Test func `heights that are not kept are unknown`() {
      var heights = heights([path(0, 0)])
      heights.areKept = false
      #expect(heights.keptHeight(ofRowAt: path(0, 0), width: 320) == nil)
    }

    @Test func `a forgotten row leaves the other rows known`() {
      var heights = heights([path(0, 0), path(0, 1), path(1, 0)])
      heights.forget(rowAt: path(0, 1))
      heights.forget(rowAt: path(7, 0))
      #expect(heights.keptHeight(ofRowAt: path(0, 0), width: 320) == 0)
      #expect(heights.keptHeight(ofRowAt: path(0, 1), width: 320) == nil)
      #expect(heights.keptHeight(ofRowAt: path(1, 0), width: 320) == 20)
    }

    @Test func `all rows of a view model are forgotten`() {
      var heights = heights([path(0, 0), path(0, 1)])
      heights.note(70, ofRowAt: path(2, 0), ObjectIdentifier(viewModels[0]), width: 320)
      heights.forget([viewModels[0]])
      #expect(heights.keptHeight(ofRowAt: path(0, 0), width: 320) == nil)
      #expect(heights.keptHeight(ofRowAt: path(0, 1), width: 320) == 10)
      #expect(heights.keptHeight(ofRowAt: path(2, 0), width: 320) == nil)
    }

    @Test func `a view model without a known row makes all rows forgotten`() {
      var heights = heights([path(0, 0), path(0, 1)])
      heights.forget([viewModels[0], viewModels[5]])
      #expect(heights.keptHeight(ofRowAt: path(0, 0), width: 320) == nil)
      #expect(heights.keptHeight(ofRowAt: path(0, 1), width: 320) == nil)
    }
  }
}
