import Foundation
import Testing

@testable import CellSnapshots

@Suite struct ContentAlignmentTests {
  /// Returns rows that show one letter each. A lower-case letter is a row of another class.
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

  @Test func `equal rows are paired in order`() {
    #expect(pairs("ABC", "ABC") == [[0, 0], [1, 1], [2, 2]])
  }

  @Test func `an inserted row moves the other rows`() {
    #expect(pairs("ABC", "AXBC") == [[0, 0], [1, 2], [2, 3]])
  }

  @Test func `a removed row moves the other rows`() {
    #expect(pairs("ABCD", "ACD") == [[0, 0], [2, 1], [3, 2]])
  }

  @Test func `a changed row is paired with the row in its place`() {
    #expect(pairs("ABC", "AXC") == [[0, 0], [1, 1], [2, 2]])
  }

  @Test func `rows of different classes are never paired`() {
    #expect(pairs("ABC", "AxC") == [[0, 0], [2, 2]])
  }

  @Test func `a moved row is paired with its new place`() {
    let alignment = ContentAlignment(rows("ABCDE"), rows("ACDBE"))
    #expect(alignment.pairs.map { [$0.0, $0.1] } == [[0, 0], [2, 1], [3, 2], [4, 4]])
    #expect(alignment.moved.map { [$0.0, $0.1] } == [[1, 3]])
  }

  @Test func `equal rows are paired from the top`() {
    #expect(pairs("AAAA", "AAA") == [[0, 0], [1, 1], [2, 2]])
  }

  @Test func `empty tables have no pairs`() {
    #expect(pairs("", "ABC").isEmpty)
    #expect(pairs("ABC", "").isEmpty)
  }
}
