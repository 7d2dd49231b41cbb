import Testing

@testable import CellDrawing

struct ShapingPiecesTests {
  private func pieces(_ string: String) -> [Range<Int>] {
    ShapingPieces.pieces(of: 0..<string.utf8.count, in: Array(string.utf8))
  }

  @Test func `words are one piece however long they are`() {
    #expect(pieces(String(repeating: "wörd 語 ", count: 1_000)) == [0..<10_000])
  }

  @Test func `as many marks as scripts stack stay one piece`() {
    #expect(pieces("a" + String(repeating: "\u{301}", count: 256)) == [0..<513])
  }

  @Test func `a long sequence of marks is cut between two marks`() {
    // The pieces have 1 + 256 * 2 bytes, then 256 marks, then the rest.
    #expect(pieces("a" + String(repeating: "\u{301}", count: 600)) == [0..<513, 513..<1025, 1025..<1201])
  }

  @Test func `a long sequence of marks is found anywhere in the text`() {
    let before = String(repeating: "x", count: 777)
    let marks = String(repeating: "\u{f90}", count: 300)
    #expect(pieces(before + marks + before) == [0..<777 + 256 * 3, 777 + 256 * 3..<777 * 2 + 300 * 3])
  }

  /// A dotted circle replaces a missing letter, and only the first mark has none before it.
  @Test func `no dotted circle is drawn where a sequence of marks is cut`() {
    func glyphs(_ count: Int) -> Int {
      let text = LaidOutText(String(repeating: "\u{f90}", count: count))
      return text.lines.flatMap(\.runs).reduce(0) { $0 + $1.glyphs.count }
    }
    #expect(glyphs(1_000) - glyphs(100) == 900)
  }
}
