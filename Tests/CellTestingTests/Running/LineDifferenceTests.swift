import Testing

@testable import CellTesting

@Suite struct LineDifferenceTests {
  @Test func `changed lines are listed`() {
    #expect(LineDifference(from: "a\nb\nc\n", to: "a\nB\nc\n").lines == ["- b", "+ B"])
  }

  @Test func `inserted and removed lines are listed`() {
    #expect(LineDifference(from: "a\nb\nc\nd", to: "a\nc\nx\nd").lines == ["- b", "+ x"])
    #expect(LineDifference(from: "a", to: "a\nb").lines == ["+ b"])
    #expect(LineDifference(from: "a\nb", to: "a").lines == ["- b"])
  }

  @Test func `equal texts have no changed lines`() {
    #expect(LineDifference(from: "a\nb", to: "a\nb").lines == [])
  }

  @Test func `more than twenty lines are counted`() {
    let lines = LineDifference(from: "", to: (1...30).map { "\($0)" }.joined(separator: "\n")).lines
    #expect(lines.count == 21)
    // 30 lines were added, and the empty one was removed.
    #expect(lines.last == "… and 11 more lines")
  }

  @Test func `long lines are shortened`() {
    let lines = LineDifference(from: "a", to: String(repeating: "x", count: 1_000)).lines
    #expect(lines.map(\.count) == [3, 161])
  }
}
