import Testing

@testable import CellTesting

struct ChangedLineTests {
  private func signs(_ old: [Substring], _ new: [Substring], comparing maximum: Int = 100) -> [String] {
    ChangedLine.lines(from: old, to: new, comparing: maximum).map {
      switch $0.kind {
      case .kept: " \($0.text)"
      case .removed: "-\($0.text)"
      case .added: "+\($0.text)"
      }
    }
  }

  @Test func `lines that both texts have stay between those that changed`() {
    #expect(signs(["a", "b", "c"], ["a", "x", "c"]) == [" a", "-b", "+x", " c"])
  }

  @Test func `the lines after the maximum count as changed`() {
    #expect(signs(["a", "b"], ["a", "b"], comparing: 1) == [" a", "-b", "+b"])
  }
}
