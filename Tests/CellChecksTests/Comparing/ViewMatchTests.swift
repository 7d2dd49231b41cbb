import CellSnapshots
import Foundation
import Testing
@testable import CellChecks

@Suite struct ViewMatchTests {
  private func view(_ className: String, _ name: String? = nil, y: CGFloat = 0) -> LayoutView {
    LayoutView(
      depth: 1, className: className, propertyName: name, frame: CGRect(x: 0, y: y, width: 10, height: 10))
  }

  private func pairs(_ match: ViewMatch) -> [[Int]] { match.pairs.map { [$0.0, $0.1] } }

  @Test func equalViewsArePairedInOrder() {
    let match = ViewMatch([view("A"), view("B"), view("A")], [view("A"), view("A"), view("B")])
    #expect(pairs(match) == [[0, 0], [2, 1], [1, 2]])
  }

  @Test func whatIsEqualComesBeforeWhatIsOfOneClass() {
    let match = ViewMatch([view("A", y: 1), view("A", y: 2)], [view("A", y: 2), view("A", y: 3)])
    #expect(pairs(match) == [[1, 0], [0, 1]])
  }

  @Test func aPropertyIsTheSameWhateverItsClass() {
    let match = ViewMatch([view("A", "badge"), view("B")], [view("B"), view("C", "badge")])
    #expect(pairs(match) == [[1, 0], [0, 1]])
  }

  @Test func theRestIsMissingOrAdded() {
    let match = ViewMatch([view("A"), view("B"), view("B")], [view("C"), view("B", y: 1), view("C")])
    #expect(pairs(match) == [[1, 1]])
    #expect(match.missing == [0, 2])
    #expect(match.added == [0, 2])
  }

  @Test(.timeLimit(.minutes(1))) func manySiblingsAreMatched() {
    let match = ViewMatch(
      (0..<10_000).map { view("A", y: CGFloat($0)) }, (0..<10_000).map { view("A", y: -1 - CGFloat($0)) })
    #expect(match.pairs.allSatisfy { $0.0 == $0.1 })
    #expect(match.pairs.count == 10_000)
  }
}
