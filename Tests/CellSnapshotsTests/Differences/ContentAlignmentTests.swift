import Foundation
import Testing

@testable import CellSnapshots

@Suite struct ContentAlignmentTests {
  /// Rows that show one letter each; a lower-case letter is a row of another class.
  private func rows(_ letters: String) -> [RowContent] {
    let views = letters.enumerated().flatMap { index, letter in
      [
        LayoutView(
          depth: 0, className: letter.isLowercase ? "Other" : "Cell", frame: .zero, text: String(letter))
      ]
    }
    let tree = LayoutTree(SnapshotLayout(size: .zero, views: views))
    return tree.roots.map { RowContent(of: $0, in: tree) }
  }

  private func pairs(_ reference: String, _ actual: String) -> [[Int]] {
    ContentAlignment(rows(reference), rows(actual)).pairs.map { [$0.0, $0.1] }
  }

  @Test func equalRowsStayTogether() {
    #expect(pairs("ABC", "ABC") == [[0, 0], [1, 1], [2, 2]])
  }

  @Test func anInsertedRowMovesTheOthers() {
    #expect(pairs("ABC", "AXBC") == [[0, 0], [1, 2], [2, 3]])
  }

  @Test func aRemovedRowMovesTheOthers() {
    #expect(pairs("ABCD", "ACD") == [[0, 0], [2, 1], [3, 2]])
  }

  @Test func aChangedRowIsTheOneInItsPlace() {
    #expect(pairs("ABC", "AXC") == [[0, 0], [1, 1], [2, 2]])
  }

  @Test func rowsOfOtherClassesAreOtherRows() {
    #expect(pairs("ABC", "AxC") == [[0, 0], [2, 2]])
  }

  @Test func aMovedRowIsFoundInItsNewPlace() {
    let alignment = ContentAlignment(rows("ABCDE"), rows("ACDBE"))
    #expect(alignment.pairs.map { [$0.0, $0.1] } == [[0, 0], [2, 1], [3, 2], [4, 4]])
    #expect(alignment.moved.map { [$0.0, $0.1] } == [[1, 3]])
  }

  @Test func equalRowsAmongEachOtherAreTakenInOrder() {
    #expect(pairs("AAAA", "AAA") == [[0, 0], [1, 1], [2, 2]])
  }

  @Test func nothingMatchesNothing() {
    #expect(pairs("", "ABC").isEmpty)
    #expect(pairs("ABC", "").isEmpty)
  }
}
