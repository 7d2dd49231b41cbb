import CellSnapshots
import Testing

@testable import CellPreview

@Suite struct ChangesAnswerTests {
  private func result(_ name: String, _ entry: String, _ line: String?) -> SnapshotResult {
    var result = SnapshotResult(name: name, entry: entry, verdict: line == nil ? .missing : .different)
    if let line { result.explanation = Explanation(lines: [Explanation.Line(text: line, kind: .geometry)]) }
    result.actual = RunPicture(path: "images/a.png", width: 640, height: 130, scale: 2)
    return result
  }

  private func groups(_ results: [SnapshotResult]) -> [ChangesAnswer.Group] {
    var narrow = PreviewCircumstances()
    narrow.width = 320
    let names = ["Note/Note.320@2x": narrow, "Note/Note.375@2x": PreviewCircumstances()]
    let run = Run(program: "1", references: "Snapshots", rule: "exact", snapshots: results)
    var answer = ChangesAnswer()
    answer.add(run, names: names, folder: "/changes/")
    return answer.groups
  }

  @Test func `equal explanations are one group, whatever their numbers`() {
    let found = groups([
      result("Note/Note.320@2x", "Note", "noteLabel x 15 → 25"),
      result("Note/Note.375@2x", "Note", "noteLabel x 15 → 30"),
      result("Other/Other.320@2x", "Other", "noteLabel x 15 → 25"),
      result("Note/Note.414@2x", "Note", "dateLabel moved"),
    ])
    #expect(found.map(\.sentence) == ["noteLabel x 15 → 25", "dateLabel moved"])
    #expect(found[0].entries == ["Note", "Other"])
    #expect(found[0].widths == [320, 375])
    #expect(found[0].snapshots.map(\.name) == ["Note/Note.320@2x", "Note/Note.375@2x", "Other/Other.320@2x"])
  }

  @Test func `a new picture has an address and no reference`() {
    let found = groups([result("Note/Note.320@2x", "Note", nil)])
    #expect(found.map(\.sentence) == ["new"])
    #expect(found[0].snapshots[0].actual == "/changes/images/a.png")
    #expect(found[0].snapshots[0].actualSize == [640, 130])
    #expect(found[0].snapshots[0].reference == nil)
  }

  @Test func `equal pictures are counted only`() {
    let equal = SnapshotResult(name: "a", entry: "a", verdict: .identical)
    var answer = ChangesAnswer()
    answer.add(
      Run(program: "1", references: "", rule: "exact", snapshots: [equal]), names: [:], folder: "/changes/")
    #expect(answer.compared == 1)
    #expect(answer.groups == [])
  }
}
