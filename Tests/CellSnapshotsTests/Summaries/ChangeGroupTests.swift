import Testing

@testable import CellSnapshots

@Suite struct ChangeGroupTests {
  private func result(
    _ name: String, _ lines: String..., verdict: SnapshotVerdict = .different, message: String? = nil
  ) -> SnapshotResult {
    var result = SnapshotResult(name: name, entry: name, verdict: verdict)
    result.message = message
    result.explanation = Explanation(lines: lines.map { Explanation.Line(text: $0, kind: .data) })
    return result
  }

  private func groups(_ snapshots: SnapshotResult...) -> [[String]] {
    let run = Run(program: "1", references: "Snapshots", rule: "exact", snapshots: snapshots)
    return ChangeGroup.groups(of: run).map { $0.snapshots.map(\.name) }
  }

  @Test func `changes that differ in their numbers are one group`() {
    #expect(
      groups(
        result("a", "moved by 4"), result("b", "appeared"), result("c", "moved by 8.5"),
        result("d", "moved by 4", "appeared")
      ) == [["a", "c", "d"], ["b"]])
  }

  @Test func `a cause has one group, even with other consequences`() {
    func line(_ row: Int, _ consequence: String) -> Explanation.Line {
      Explanation.Line(
        text: "PhotoCell row \(row): photo width 72 → 56\(consequence)", kind: .geometry,
        cause: "photo width 72 → 56")
    }
    var (first, second, third) = (result("a"), result("b"), result("c"))
    first.explanation = Explanation(lines: [line(0, "")])
    second.explanation = Explanation(lines: [
      line(3, "; 4 views moved or resized with it"), Explanation.Line(text: "label x 4 → 8", kind: .geometry),
    ])
    third.explanation = Explanation(lines: [
      line(5, ""), Explanation.Line(text: "label x 5 → 9", kind: .geometry),
      Explanation.Line(text: "badge appeared", kind: .data),
    ])
    let groups = ChangeGroup.groups(of: [first, second, third])
    #expect(groups.map { $0.snapshots.map(\.name) } == [["a", "b", "c"]])
    #expect(groups.first?.consequences.map(\.text) == ["label x 4 → 8", "badge appeared"])
    #expect(groups.first?.consequences.map(\.count) == [2, 1])
  }

  @Test func `what could not be drawn comes first`() {
    #expect(
      groups(result("a", "moved"), result("b", verdict: .notDrawn, message: "no height")) == [["b"], ["a"]])
  }

  @Test func `texts of cells differ in their numbers too`() {
    #expect(groups(result("a", #"text "1""#), result("b", #"text "2""#)) == [["a"], ["b"]])
  }

  @Test func `each verdict has groups of its own`() {
    #expect(groups(result("a", "moved"), result("b", "moved", verdict: .otherRenderer)) == [["a"], ["b"]])
  }

  @Test func `snapshots without an explanation are grouped by their messages`() {
    #expect(
      groups(
        result("a", verdict: .crashed, message: "signal 4"),
        result("b", verdict: .crashed, message: "exit(0)"),
        result("c", verdict: .crashed, message: "signal 6")
      ) == [["a", "c"], ["b"]])
  }

  @Test func `all missing references are one group`() {
    #expect(
      groups(result("a", verdict: .missing, message: "no a"), result("b", verdict: .missing, message: "no b"))
        == [["a", "b"]])
  }

  @Test func `snapshots that pass are in no group`() {
    var recorded = result("b", "moved")
    recorded.isRecorded = true
    #expect(groups(result("a", verdict: .identical), recorded).isEmpty)
  }
}
