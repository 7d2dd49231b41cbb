import Testing

@testable import CellDrawing

struct WrittenSignsTests {
  /// The signs found in a text.
  private func signs(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return WrittenSigns.ranges(in: bytes.indices, of: bytes).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test func `an x between or after digits is a sign`() {
    #expect(signs("3x4, 3 x 4, 0xC0, 2x") == ["x", "x", "x", "x"])
    #expect(signs("fox, x, axis, x-ray 4").isEmpty)
  }

  @Test func `an arrow needs a point and a line`() {
    #expect(signs("a -> b <=> c <- d --> e >= f") == ["->", "<=>", "<-", "-->", ">="])
    #expect(signs("a - b = c < d > e -- f == g").isEmpty)
  }

  @Test func `only the given range is searched for signs`() {
    let bytes = Array("1x2 -> 3x4".utf8)
    #expect(WrittenSigns.ranges(in: 4..<7, of: bytes) == [4..<6])
  }

  private func glyphs(_ text: String, family: Font.Family = .system) -> [UInt32] {
    LaidOutText(text, font: Font(family: family, size: 17)).lines.flatMap { line in
      line.runs.flatMap { $0.glyphs.map(\.id) }
    }
  }

  @Test(arguments: ["3x4", "0x00", "->", "<=>"])
  func `the system font draws each sign by its own characters`(text: String) {
    #expect(glyphs(text) == text.flatMap { glyphs("\($0)") })
  }

  @Test func `Inter itself replaces signs by ligatures`() {
    let inter = Font.Family.named("Inter")
    #expect(glyphs("->", family: inter).count == 1)
    #expect(glyphs("3x4", family: inter) != ["3", "x", "4"].flatMap { glyphs($0, family: inter) })
  }

  @Test func `a colon between digits is raised in both fonts`() {
    for family in [Font.Family.system, .named("Inter")] {
      #expect(glyphs("7:42", family: family)[1] != glyphs(":", family: family)[0])
    }
  }
}
