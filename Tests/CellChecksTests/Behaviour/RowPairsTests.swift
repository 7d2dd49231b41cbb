import Foundation
import Testing
import UIKit
@testable import CellChecks

@Suite struct RowPairsTests {
  private func row(_ row: Int, kind: String = "cell", height: CGFloat = 44, images: Int = 0) -> RowPairs.Row {
    RowPairs.Row(
      path: IndexPath(row: row, section: 0), kind: kind, height: height, viewCount: 3, imageCount: images,
      textLength: 10)
  }

  private func numbers(_ pairs: [RowPairs.Pair]) -> [[Int]] { pairs.map { [$0.first.row, $0.second.row] } }

  @Test func `every ordered pair within the budget is tried`() {
    let pairs = RowPairs.pairs(of: [row(0), row(1), row(2)], budget: 9)
    #expect(
      numbers(pairs) == [[0, 0], [1, 1], [2, 2], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]])
  }

  @Test func `cells of different classes are not a pair`() {
    let pairs = RowPairs.pairs(of: [row(0, kind: "a"), row(1, kind: "b")], budget: 9)
    #expect(numbers(pairs) == [[0, 0], [1, 1]])
  }

  @Test func `if there are too many pairs, the extremes come first`() {
    let rows = (0..<30).map { row($0, height: $0 == 17 ? 300 : 44, images: $0 == 5 ? 3 : 0) }
    let pairs = numbers(RowPairs.pairs(of: rows, budget: 20))
    #expect(pairs.count == 20)
    #expect(Array(pairs.prefix(4)) == [[17, 29], [29, 17], [5, 29], [29, 5]])
  }

  @Test func `pairs are counted without making them`() {
    let rows = (0..<5).map { row($0) } + (5..<8).map { row($0, kind: "other") }
    #expect(RowPairs.count(of: rows) == RowPairs.pairs(of: rows, budget: .max).count)
  }

  @Test func `no pair is tried twice`() {
    let rows = (0..<30).map { row($0, height: CGFloat(40 + $0)) }
    let pairs = RowPairs.pairs(of: rows, budget: 100)
    #expect(Set(pairs).count == pairs.count)
  }
}
