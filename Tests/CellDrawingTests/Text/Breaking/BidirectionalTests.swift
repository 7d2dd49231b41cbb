import CellDrawing
import Foundation
import Testing

struct BidirectionalTests {
  /// The letters' faces from left to right: L for Inter, R for a right-to-left script.
  private func order(_ text: LaidOutText) -> [String] {
    text.lines[0].runs.filter { !$0.glyphs.isEmpty }.map { $0.face.file.contains("Inter") ? "L" : "R" }
  }

  @Test func `the first strong character decides the direction`() {
    #expect(order(LaidOutText("abc שלום")) == ["L", "R"])
    #expect(order(LaidOutText("שלום abc")) == ["L", "R"])
    #expect(order(LaidOutText("1. שלום abc")).last == "L")
  }

  @Test func `a paragraph style can set the direction`() {
    let text = LaidOutText("abc שלום", paragraph: TextParagraph { $0.direction = .rightToLeft })
    #expect(order(text) == ["R", "L"])
  }

  @Test func `the layout direction decides for text without letters`() {
    let digits = LaidOutText("12!", in: TextFrame(layoutDirection: .rightToLeft))
    let plain = LaidOutText("12!")
    // The exclamation mark is at the left.
    #expect(digits.lines[0].runs.first?.glyphs.first?.id == plain.lines[0].runs.last?.glyphs.last?.id)
  }

  @Test func `right-to-left letters run from the right`() {
    let one = LaidOutText("א")
    let two = LaidOutText("אב")
    #expect(two.lines[0].runs[0].glyphs.last?.id == one.lines[0].runs[0].glyphs[0].id)
  }

  @Test func `spaces at the end of a right-to-left line hang at the left`() {
    let text = LaidOutText("שלום שלום", in: TextFrame(width: LaidOutText("שלום").size.width + 1))
    #expect(text.lineCount == 2)
    #expect(text.lines[0].runs.first?.glyphs.first?.x ?? 9 < 1)
  }
}
