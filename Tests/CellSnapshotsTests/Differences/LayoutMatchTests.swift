import Foundation
import Testing

@testable import CellSnapshots

@Suite struct LayoutMatchTests {
  private func view(
    _ className: String, _ name: String? = nil, y: CGFloat = 0, row: Int? = nil, text: String? = nil
  )
    -> LayoutView
  {
    LayoutView(
      depth: 1, className: className, propertyName: name, row: row.map { .row(section: 0, row: $0) },
      frame: CGRect(x: 0, y: y, width: 10, height: 10), text: text)
  }

  /// Returns the match of two lists of views, each inside one view.
  private func match(
    _ reference: [LayoutView], _ actual: [LayoutView], as relation: LayoutMatch.Relation = .repetition
  ) -> LayoutMatch {
    let root = LayoutView(depth: 0, className: "UIView", frame: .zero)
    let trees = [reference, actual].map { LayoutTree(SnapshotLayout(size: .zero, views: [root] + $0)) }
    return LayoutMatch(trees[0], trees[1], as: relation)
  }

  /// Returns the pairs as places among the subviews, in the order of the actual ones.
  private func pairs(_ match: LayoutMatch) -> [[Int]] {
    match.pairs.dropFirst().map { [$0.reference - 1, $0.actual - 1] }.sorted { $0[1] < $1[1] }
  }

  @Test func `equal views are paired in order`() {
    let match = match([view("A"), view("B"), view("A")], [view("A"), view("A"), view("B")])
    #expect(pairs(match) == [[0, 0], [2, 1], [1, 2]])
  }

  @Test func `in a repetition equal views are paired before views of one class`() {
    let match = match([view("A", y: 1), view("A", y: 2)], [view("A", y: 2), view("A", y: 3)])
    #expect(pairs(match) == [[1, 0], [0, 1]])
  }

  @Test func `in another version views of a class keep their order`() {
    let match = match([view("A", y: 1), view("A", y: 2)], [view("A", y: 2), view("A", y: 3)], as: .versions)
    #expect(pairs(match) == [[0, 0], [1, 1]])
  }

  @Test func `in a repetition rows are paired by their places`() {
    let (old, new) = (
      [view("A", row: 0, text: "a"), view("A", row: 1, text: "b")], [view("A", row: 1, text: "a")]
    )
    #expect(pairs(match(old, new)) == [[1, 0]])
    #expect(pairs(match(old, new, as: .versions)) == [[0, 0]])
  }

  @Test(arguments: [LayoutMatch.Relation.versions, .repetition])
  func `views of one property are paired in any class`(_ relation: LayoutMatch.Relation) {
    let match = match([view("A", "badge"), view("B")], [view("B"), view("C", "badge")], as: relation)
    #expect(pairs(match) == [[1, 0], [0, 1]])
  }

  @Test(arguments: [LayoutMatch.Relation.versions, .repetition])
  func `unpaired views are removed or inserted`(_ relation: LayoutMatch.Relation) {
    let match = match(
      [view("A"), view("B"), view("B")], [view("C"), view("B", y: 1), view("C")], as: relation)
    #expect(pairs(match) == [[1, 1]])
    #expect(match.pairs[0].removed == [1, 3])
    #expect(match.pairs[0].inserted == [1, 3])
  }

  @Test(.timeLimit(.minutes(10))) func `ten thousand siblings are paired`() {
    let match = match(
      (0..<10_000).map { view("A", y: CGFloat($0)) }, (0..<10_000).map { view("A", y: -1 - CGFloat($0)) })
    #expect(match.pairs.allSatisfy { $0.reference == $0.actual })
    #expect(match.pairs.count == 10_001)
  }
}
