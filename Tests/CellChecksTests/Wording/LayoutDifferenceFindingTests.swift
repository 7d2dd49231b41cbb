import CellSnapshots
import Foundation
import Testing
@testable import CellChecks

/// Tests of findings that say in a few words what explanations say in a sentence.
@Suite struct LayoutDifferenceFindingTests {
  private func told(_ old: LayoutView, _ new: LayoutView) -> [String] {
    LayoutDifference.all(from: old, to: new).map { "\($0.word): \($0.expected) / \($0.found)" }
  }

  private func label(_ text: String?, lines: Int? = nil, _ attributes: LayoutAttributes = [:]) -> LayoutView {
    LayoutView(
      depth: 0, className: "UILabel", frame: .zero, text: text, lineCount: lines, attributes: attributes)
  }

  @Test func `both values are reported`() {
    #expect(
      told(label(nil, [.background: "#FF0000FF"]), label(nil)) == [
        "backgroundColor: backgroundColor #FF0000FF / backgroundColor none"
      ])
    #expect(told(label("A", lines: 1), label("A", lines: 2)) == ["lines: 1 line / 2 lines"])
    #expect(told(label("A"), label("A", [.truncated: "true"])) == ["end: not cut off / cut off"])
  }

  @Test func `values with the same text are different values`() {
    #expect(
      told(label(nil, [.drawing: "01"]), label(nil, [.drawing: "02"])) == [
        "drawing: drawing of its own / another drawing of its own"
      ])
  }

  @Test func `for long texts, the differing part is reported`() {
    let text = "A rather long text about nothing in particular, which ends "
    #expect(
      told(label(text + "here"), label(text + "there")) == [
        "text: text \"…which ends here\" / text \"…which ends there\""
      ])
  }

  @Test func `for very long texts, the lengths are reported`() {
    var (old, new) = (label(nil), label(nil))
    let text = String(repeating: "ab ", count: 1_000)
    old.setText(text)
    new.setText(text + "!")
    #expect(
      told(old, new) == [
        "text: text of 3000 characters / text of 3001 characters, with another text after the first 1000"
      ])
  }
}
