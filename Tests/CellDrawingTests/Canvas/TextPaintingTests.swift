import Foundation
import Testing

@testable import CellDrawing

@Suite struct TextPaintingTests {
  /// A glyph with the face that draws it.
  private struct Sample {
    var face: FaceReference
    var glyph: UInt32

    /// Creates the glyph of a bold character.
    init(_ character: Character) throws {
      let attributes = TextAttributes(font: Font(size: 20, weight: 700), color: .black)
      let text = LaidOutText(
        AttributedText(String(character), attributes: attributes), in: TextFrame(width: 100))
      let run = try #require(text.lines.first?.runs.first)
      face = run.face
      glyph = try #require(run.glyphs.first).id
    }
  }

  private let letter: Sample

  init() throws {
    letter = try Sample("A")
  }

  /// A line of one glyph with its baseline at 20.
  private func text(
    _ sample: Sample, size: CGFloat = 20, _ edit: (inout TextAppearance) -> Void = { _ in }
  ) -> Node {
    var appearance = TextAppearance(color: .black)
    edit(&appearance)
    let run = GlyphRun(
      face: sample.face, size: size, appearance: 0, x: 0, width: 20,
      glyphs: [GlyphRun.Glyph(id: sample.glyph, x: 0, y: 0)], underlinePosition: 3, underlineThickness: 2,
      strikethroughPosition: -6)
    let line = TextLine(
      range: 0..<1, origin: CGPoint(x: 0, y: 20), width: 20, ascent: 20, descent: 5, top: 0, height: 25,
      runs: [run])
    let layout = TextLayout(
      string: "x", lines: [line], size: CGSize(width: 20, height: 25), isTruncated: false,
      missingCharacters: [])
    return .text(LaidOutText(layout: layout, appearances: [appearance]), at: CGPoint(x: 5, y: 5))
  }

  /// The first and the last column with ink of a glyph of 20 points whose origin is at 5 + `shift`.
  private func columns(_ sample: Sample, shift: CGFloat) throws -> [Int] {
    let moved = Node.group(Group(transform: .translation(x: shift, y: 0), nodes: [text(sample)]))
    let bitmap = try painted([moved], width: 60, height: 40)
    let inked = (0..<60).filter { x in (0..<40).contains { bitmap.alpha(x, $0) > 0 } }
    return [try #require(inked.first), try #require(inked.last)]
  }

  private func hasInk(_ bitmap: Bitmap, _ rows: Range<Int>) -> Bool {
    rows.contains { y in (0..<bitmap.width).contains { bitmap.alpha($0, y) > 0 } }
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75])
  func `a letter that is wider than an em is drawn whole`(shift: CGFloat) throws {
    // From 0.026 to 1.32 ems: 5.52 to 31.4.
    let columns = try columns(try Sample("س"), shift: shift)
    #expect(columns == [Int((5.52 + shift).rounded(.down)), Int((31.4 + shift).rounded(.down))])
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75])
  func `a glyph wider than its font's bounding box is drawn whole`(shift: CGFloat) throws {
    var wide = try Sample("\u{11082}")
    // A vowel sign spans the letters before it, from 0.088 to 1.935 ems: 6.76 to 43.7. The font reports at most 1.502.
    wide.glyph = 172
    let columns = try columns(wide, shift: shift)
    #expect(columns == [Int((6.76 + shift).rounded(.down)), Int((43.7 + shift).rounded(.down))])
  }

  @Test(arguments: [5_000, 1e300])
  func `text that is too large to draw does not break its font`(scale: CGFloat) throws {
    let painter = Painter()
    let bitmap = try Bitmap(width: 40, height: 40)
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let large = Node.group(Group(transform: .scale(x: scale, y: scale), nodes: [text(letter)]))
    painter.paint(Scene(size: rect.size, nodes: [large]), rect: rect, scale: 1, into: bitmap)
    bitmap.clear()
    painter.paint(Scene(size: rect.size, nodes: [text(letter)]), rect: rect, scale: 1, into: bitmap)
    #expect(bitmap.bytes == (try painted([text(letter)], width: 40, height: 40)).bytes)
    #expect(hasInk(bitmap, 5..<25))
  }

  @Test func `a glyph is on its baseline`() throws {
    let bitmap = try painted([text(letter)], width: 40, height: 40)
    #expect(hasInk(bitmap, 12..<25))
    #expect(!hasInk(bitmap, 26..<40))
  }

  /// The horizontal centre of the ink in pixels.
  private func center(_ bitmap: Bitmap) -> Double {
    var (sum, weighted) = (0.0, 0.0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        sum += Double(bitmap.alpha(x, y))
        weighted += Double(bitmap.alpha(x, y)) * (Double(x) + 0.5)
      }
    }
    return weighted / sum
  }

  private func moved(_ node: Node, x: CGFloat, y: CGFloat = 0) -> Node { node.translated(x: x, y: y) }

  @Test(arguments: [0.25, 0.5, 0.75, 3.4])
  func `a glyph is placed between whole pixels horizontally`(x: Double) throws {
    let whole = try painted([text(letter)], width: 40, height: 40)
    let shifted = try painted([moved(text(letter), x: x)], width: 40, height: 40)
    #expect(abs(center(shifted) - center(whole) - x) < 0.15)
  }

  @Test func `a baseline is moved to a whole pixel`() throws {
    let whole = try painted([text(letter)], width: 40, height: 40)
    let lower = try painted([moved(text(letter), x: 0, y: 0.4)], width: 40, height: 40)
    #expect(whole.bytes == lower.bytes)
  }

  @Test func `overlapping translucent glyphs are no darker than one`() throws {
    let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let sample = letter
    let run = GlyphRun(
      face: sample.face, size: 20, appearance: 0, x: 0, width: 20,
      glyphs: [0, 0.25, 0.5].map { GlyphRun.Glyph(id: sample.glyph, x: $0, y: 0) }, underlinePosition: 3,
      underlineThickness: 2, strikethroughPosition: -6)
    let line = TextLine(
      range: 0..<1, origin: CGPoint(x: 0, y: 20), width: 20, ascent: 20, descent: 5, top: 0, height: 25,
      runs: [run])
    let layout = TextLayout(
      string: "x", lines: [line], size: CGSize(width: 20, height: 25), isTruncated: false,
      missingCharacters: [])
    let node = Node.text(
      LaidOutText(layout: layout, appearances: [TextAppearance(color: half)]), at: CGPoint(x: 5, y: 5))
    let bitmap = try painted([node], width: 40, height: 40)
    let darkest = (0..<1600).map { bitmap.alpha($0 % 40, $0 / 40) }.max()
    #expect(darkest == 128)
  }

  @Test func `an emoji keeps its own colours`() throws {
    let bitmap = try painted([text(try Sample("😀"))], width: 40, height: 40)
    let pixels = (0..<1600).map { bitmap.pixel($0 % 40, $0 / 40) }
    #expect(pixels.contains { $0[0] != $0[2] && $0[3] == 255 })
  }

  /// A scene of 4 by 4 points in the middle of a character of 10,000 points.
  private func middle(of character: String) -> Scene {
    let attributes = TextAttributes(font: Font(size: 10_000, weight: 700), color: .black)
    let text = LaidOutText(AttributedText(character, attributes: attributes), in: TextFrame())
    let line = text.lines[0]
    let toMiddle = Transform.translation(x: -line.width / 2, y: 3_500 - line.ascent)
    return Scene(
      size: CGSize(width: 4, height: 4),
      nodes: [.group(Group(transform: toMiddle, nodes: [.text(text, at: .zero)]))])
  }

  @Test func `a huge emoji is drawn as an enlarged picture`() throws {
    let scene = middle(of: "😀")
    let pixel = try painted(scene.nodes, width: 4, height: 4).pixel(2, 2)
    #expect(pixel[0] != pixel[2] && pixel[3] == 255)
    let document = SVG.encode(scene, rect: CGRect(x: 0, y: 0, width: 4, height: 4), title: "emoji")
    #expect(String(decoding: document, as: UTF8.self).contains("<image"))
  }

  @Test func `a huge letter is filled as a shape`() throws {
    #expect(try painted(middle(of: "I").nodes, width: 4, height: 4).alpha(2, 2) == 255)
  }

  @Test func `a missing font file draws nothing`() throws {
    var nowhere = letter
    nowhere.face.file = "/nowhere/font.ttf"
    #expect(!hasInk(try painted([text(nowhere)], width: 40, height: 40), 0..<40))
  }

  @Test func `a text background fills the box of the line`() throws {
    let bitmap = try painted([text(letter) { $0.background = green }], width: 40, height: 40)
    #expect(bitmap.pixel(5, 5) == [0, 255, 0, 255])
    #expect(bitmap.pixel(24, 29) == [0, 255, 0, 255])
    #expect(bitmap.alpha(25, 29) == 0 && bitmap.alpha(24, 30) == 0)
  }

  @Test func `an underline has even edges and its own colour`() throws {
    let bitmap = try painted(
      [
        text(letter) {
          $0.underline = .single
          $0.underlineColor = red
        }
      ], width: 40, height: 40)
    // The underline's middle is 3 below the baseline at 5 + 20, and it is 2 thick.
    #expect((26..<30).map { bitmap.pixel(24, $0)[0] } == [0, 255, 255, 0])
  }

  @Test func `a dotted underline has gaps`() throws {
    let bitmap = try painted(
      [text(letter) { $0.underline = TextAttributes.Line(.single, pattern: .dots) }], width: 40, height: 40)
    // Dots and gaps of three thicknesses, which are 2 points each, from 5 on.
    #expect([6, 12, 18].map { bitmap.alpha($0, 27) } == [255, 0, 255])
  }

  @Test func `a negative stroke width fills and strokes`() throws {
    let outline = try painted([text(letter, size: 24) { $0.strokeWidth = 3 }], width: 40, height: 40)
    let both = try painted([text(letter, size: 24) { $0.strokeWidth = -3 }], width: 40, height: 40)
    func ink(_ bitmap: Bitmap) -> Int { bitmap.bytes.reduce(0) { $0 + Int($1) } }
    #expect(ink(outline) > 0 && ink(both) > ink(outline))
  }

  @Test func `a wide stroke is painted in a part far from its line`() throws {
    // The line ends at 5 + 25. 400 % of 20 points is 80, of which 40 are outside the letter.
    let nodes = [text(letter) { $0.strokeWidth = 400 }]
    let (whole, part) = (
      try painted(nodes, width: 40, height: 70),
      try painted(nodes, width: 40, height: 10, from: CGPoint(x: 0, y: 60))
    )
    #expect(whole.alpha(15, 61) == 255)
    #expect(Array(whole.bytes.suffix(10 * 40 * 4)) == part.bytes)
  }

  @Test func `a text shadow is below the glyph`() throws {
    let shadow = TextShadow(color: red, offset: CGSize(width: 8, height: 0), blur: 0)
    let bitmap = try painted([text(letter) { $0.shadow = shadow }], width: 60, height: 40)
    let plain = try painted([text(letter)], width: 60, height: 40)
    let moved = (0..<40).flatMap { y in (8..<60).map { x in (x, y) } }
      .filter { x, y in plain.alpha(x - 8, y) == 255 && plain.alpha(x, y) == 0 }
    #expect(!moved.isEmpty && moved.allSatisfy { x, y in bitmap.pixel(x, y) == [255, 0, 0, 255] })
  }

  @Test func `an attachment is on the baseline`() throws {
    let image = Image(premultipliedBGRA: [0, 0, 255, 255], width: 1, height: 1)
    let run = GlyphRun(
      face: letter.face, size: 17, appearance: 0, x: 2, width: 4, glyphs: [],
      attachment: TextAttachment(image: image, bounds: CGRect(x: 0, y: -1, width: 4, height: 6)))
    let line = TextLine(
      range: 0..<1, origin: CGPoint(x: 0, y: 10), width: 6, ascent: 10, descent: 2, top: 0, height: 12,
      runs: [run])
    let layout = TextLayout(
      string: "\u{FFFC}", lines: [line], size: CGSize(width: 6, height: 12), isTruncated: false,
      missingCharacters: [])
    let bitmap = try painted(
      [.text(LaidOutText(layout: layout, appearances: [TextAppearance(color: .black)]), at: .zero)],
      width: 10,
      height: 14)
    // The attachment reaches from 10 - (6 - 1) down to 10 + 1.
    #expect((0..<14).map { bitmap.alpha(3, $0) == 255 } == (0..<14).map { $0 >= 5 && $0 < 11 })
    #expect(bitmap.alpha(1, 7) == 0 && bitmap.alpha(2, 7) == 255 && bitmap.alpha(6, 7) == 0)
  }
}
