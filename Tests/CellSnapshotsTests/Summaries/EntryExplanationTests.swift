import Testing

@testable import CellSnapshots

/// Tests of lines that several pictures of an entry share, which are printed once.
@Suite struct EntryExplanationTests {
  private func snapshot(_ variant: String, _ lines: String...) -> SnapshotResult {
    var result = SnapshotResult(name: "Feed/Feed.\(variant)", entry: "Feed", verdict: .different)
    result.explanation = Explanation(lines: lines.map { Explanation.Line(text: $0, kind: .style) })
    return result
  }

  @Test func `a single picture keeps its lines`() {
    #expect(EntryExplanation(of: [snapshot("320@2x", "a 1 → 2", "b 1 → 2")]).lines == ["a 1 → 2", "b 1 → 2"])
  }

  @Test func `lines of several widths are printed once`() {
    let snapshots = ["320@2x", "375@2x", "414@2x", "768@2x"].map { snapshot($0, "a alpha 1 → 0.5") }
    #expect(EntryExplanation(of: snapshots).lines == ["a alpha 1 → 0.5, in 4 widths"])
  }

  @Test func `lines with other numbers are counted apart`() {
    let snapshots = [
      snapshot("320@2x", "a height 10 → 20"), snapshot("375@2x", "a height 10 → 20"),
      snapshot("414@2x", "a height 8.5 → 16"),
    ]
    #expect(
      EntryExplanation(of: snapshots).lines == [
        "a height 10 → 20, in 2 widths, and with other numbers in 1 more width"
      ])
  }

  @Test func `lines with other texts are printed apart`() {
    let snapshots = [snapshot("320@2x", "a text \"1\" → \"2\""), snapshot("375@2x", "a text \"1\" → \"3\"")]
    #expect(
      EntryExplanation(of: snapshots).lines == [
        "a text \"1\" → \"2\", only in 320@2x", "a text \"1\" → \"3\", only in 375@2x",
      ])
  }

  @Test func `light and dark pictures are not counted as widths`() {
    let snapshots = [snapshot("320@2x", "a alpha 1 → 0"), snapshot("320@2x-dark", "a alpha 1 → 0")]
    #expect(EntryExplanation(of: snapshots).lines == ["a alpha 1 → 0, in 2 pictures"])
  }
}
