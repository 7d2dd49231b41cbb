import CellSnapshots
import Testing

@testable import CellPreview

@Suite struct ChangesResponseTests {
  private func result(_ name: String, _ entry: String, _ line: String?) -> SnapshotResult {
    var result = SnapshotResult(name: name, entry: entry, verdict: line == nil ? .missing : .different)
    if let line { result.explanation = Explanation(lines: [Explanation.Line(text: line, kind: .geometry)]) }
    result.actual = RunPicture(path: "images/a.png", width: 640, height: 130, scale: 2)
    return result
  }

  private func groups(_ results: [SnapshotResult]) -> [ChangesResponse.Group] {
    var narrow = PreviewCircumstances()
    narrow.width = 320
    let names = ["Note/Note.320@2x": narrow, "Note/Note.375@2x": PreviewCircumstances()]
    let run = Run(program: "1", references: "Snapshots", rule: "exact", snapshots: results)
    var response = ChangesResponse()
    var pictures = ComparedPictures()
    pictures.add(run, number: 3) { _ in true }
    response.show(pictures, names: names)
    return response.groups
  }

  @Test func `equal explanations are one groupwith any numbers`() {
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
    #expect(found[0].snapshots[0].actual == "/changes/3/images/a.png")
    #expect(found[0].snapshots[0].actualSize == [640, 130])
    #expect(found[0].snapshots[0].reference == nil)
  }

  @Test func `equal pictures are counted only`() {
    let equal = SnapshotResult(name: "a", entry: "a", verdict: .identical)
    var response = ChangesResponse()
    var pictures = ComparedPictures()
    pictures.add(Run(program: "1", references: "", rule: "exact", snapshots: [equal]), number: 1) { _ in true
    }
    response.show(pictures, names: [:])
    #expect(response.compared == 1)
    #expect(response.groups == [])
  }

  @Test func `an accepted picture is not offered again`() {
    var pictures = ComparedPictures()
    let results = ["Note/Note.320@2x", "Note/Note.375@2x"].map { result($0, "Note", "noteLabel x 15 → 25") }
    pictures.add(Run(program: "1", references: "", rule: "exact", snapshots: results), number: 1) { _ in true
    }
    pictures.accept(["Note/Note.320@2x"])
    var response = ChangesResponse()
    response.show(pictures, names: [:])
    #expect(response.groups.map { $0.snapshots.map(\.isAccepted) } == [[true, false]])
  }

  @Test func `what follows from a cause is told once, with the number of its pictures`() {
    func explained(_ name: String, _ lines: String...) -> SnapshotResult {
      var explained = result(name, "Note", "photo width 72 → 56")
      explained.explanation?.lines += lines.map { Explanation.Line(text: $0, kind: .style) }
      return explained
    }
    let found = groups([
      explained("Note/Note.320@2x", "badge appeared"), explained("Note/Note.375@2x", "badge appeared"),
      explained("Note/Note.414@2x"),
    ])
    #expect(found.map(\.sentence) == ["photo width 72 → 56"])
    #expect(found[0].consequences.map(\.text) == ["badge appeared"])
    #expect(found[0].consequences.map(\.count) == [2])
    #expect(found[0].kinds == ["geometry", "style"])
  }
}
