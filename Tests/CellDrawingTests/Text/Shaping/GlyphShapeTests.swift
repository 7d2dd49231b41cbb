import Foundation
import Testing

@testable import CellDrawing

/// Tests of the attributes that change the shapes of glyphs.
struct GlyphShapeTests {
  private func text(
    _ string: String, font: Font = Font(family: .named("Inter"), size: 10),
    _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> LaidOutText {
    var attributes = TextAttributes(font: font)
    change(&attributes)
    return LaidOutText(AttributedText(string, attributes: attributes), in: TextFrame())
  }

  private func matrix(_ text: LaidOutText) throws -> Transform {
    try #require(text.lines.first?.runs.first).face.matrix
  }

  @Test func `obliqueness slants glyphs and keeps their widths`() throws {
    let slanted = text("Hello") { $0.obliqueness = 0.3 }
    #expect(isClose(slanted.size.width, text("Hello").size.width))
    #expect(try matrix(slanted) == Transform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0))
  }

  @Test func `expansion widens glyphs by a power of e`() throws {
    let widened = text("Hello") { $0.expansion = CGFloat(log(1.5)) }
    #expect(isClose(widened.size.width, text("Hello").size.width * 1.5))
    #expect(isClose(widened.size.height, text("Hello").size.height))
    #expect(isClose(try matrix(widened).a, 1.5))
  }

  @Test func `kerning is not widened`() {
    let widened = text("Hello") {
      $0.expansion = CGFloat(log(2.0))
      $0.kern = 3
    }
    #expect(isClose(widened.size.width, text("Hello").size.width * 2 + 5 * 3))
  }

  @Test func `ligatures can be switched off and on`() {
    let font = Font(family: .named("Noto Serif"), size: 10)
    let joined = text("ffi", font: font).glyphCount
    #expect(joined < 3)
    #expect(text("ffi", font: font) { $0.ligature = 0 }.glyphCount == 3)
    #expect(text("ffi", font: font) { $0.kern = 1 }.glyphCount == 3)
    #expect(
      text("ffi", font: font) {
        $0.kern = 1
        $0.ligature = 1
      }.glyphCount == joined)
  }

  @Test func `a feature of the font is applied`() throws {
    var font = Font(family: .named("Inter"), size: 10)
    #expect(!isClose(text("111", font: font).size.width, text("088", font: font).size.width))
    font.features = [try #require(FontFeature("tnum"))]
    #expect(isClose(text("111", font: font).size.width, text("088", font: font).size.width))
  }

  @Test func `a font's width narrows its letters`() {
    var font = Font(family: .named("Inter"), size: 10)
    font.widening = 0.8
    #expect(isClose(text("Hello", font: font).size.width, text("Hello").size.width * 0.8))
  }

  @Test func `words are separate runs where lines leave out spaces`() throws {
    let text = text("one two") { $0.separatesWords = true }
    #expect(try #require(text.lines.first).runs.map(\.isSpace) == [false, true, false])
  }
}
