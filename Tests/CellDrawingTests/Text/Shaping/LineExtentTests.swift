import Foundation
import Testing

@testable import CellDrawing

/// The system font at 20 points: 0.952 * 20 = 19.04 above the baseline and 0.241 * 20 = 4.82 below it.
struct LineExtentTests {
  private func line(offset: CGFloat, height: CGFloat = 0) throws -> TextLine {
    var attributes = TextAttributes(font: Font(size: 20))
    attributes.baselineOffset = offset
    attributes.paragraph.minimumLineHeight = height
    attributes.paragraph.maximumLineHeight = height
    let text = LaidOutText(AttributedText("H", attributes: attributes), in: TextFrame(width: 100))
    return try #require(text.lines.first)
  }

  /// The foot of the letter, from the top of the line.
  private func foot(_ line: TextLine) throws -> CGFloat {
    try line.origin.y + #require(line.runs.first?.glyphs.first).y
  }

  @Test func `an offset upwards makes room above, and the letter moves up in the line`() throws {
    let (plain, raised) = (try line(offset: 0), try line(offset: 5))
    #expect(abs(raised.height - plain.height - 5) < 0.001)
    #expect(abs(try foot(raised) - foot(plain)) < 0.001)
  }

  @Test func `an offset downwards makes room below, and the letter moves down`() throws {
    let (plain, lowered) = (try line(offset: 0), try line(offset: -5))
    #expect(abs(lowered.height - plain.height - 5) < 0.001)
    #expect(abs(try foot(lowered) - foot(plain) - 5) < 0.001)
  }

  @Test func `half of the spare room as offset centres a text in a line of fixed height`() throws {
    // (40 - 23.87) / 2 = 8.07 above and below the room of the text.
    let plain = try line(offset: 0)
    let spare = (40 - plain.height) / 2
    let centred = try line(offset: spare, height: 40)
    #expect(centred.height == 40)
    #expect(abs(try foot(centred) - (spare + plain.origin.y)) < 0.001)
  }

  /// Two words whose second one has an offset.
  private func words(offset: CGFloat, width: CGFloat = 1_000, _ mode: LineBreak = .wordWrapping)
    -> LaidOutText
  {
    let plain = TextAttributes(font: Font(size: 20))
    var raised = plain
    raised.baselineOffset = offset
    var text = AttributedText("Hill ", attributes: plain)
    text.string += "Hill"
    text.runs.append(.init(utf8Count: 4, attributes: raised))
    var frame = TextFrame(width: width)
    frame.lineBreak = mode
    if mode.truncates { frame.lineLimit = 1 }
    return LaidOutText(text, in: frame)
  }

  @Test func `an offset of a part of a line makes room for that part`() throws {
    let (plain, raised) = (try line(offset: 0), try #require(words(offset: 5).lines.first))
    #expect(abs(raised.height - plain.height - 5) < 0.001)
    #expect(raised.runs.map { $0.glyphs.first?.y } == [0, -5])
  }

  @Test func `an offset of the second line makes no room in the first`() throws {
    let plain = try line(offset: 0)
    let lines = words(offset: 5, width: 50).lines
    #expect(lines.count == 2)
    #expect(abs(lines[0].height - plain.height) < 0.001)
    #expect(abs(lines[1].height - plain.height - 5) < 0.001)
  }

  @Test func `an ellipsis is raised as the text before it`() throws {
    let line = try #require(words(offset: 5, width: 60, .truncatingTail).lines.first)
    #expect(line.runs.last?.glyphs.last?.y == -5)
    #expect(abs(try line.height - self.line(offset: 0).height - 5) < 0.001)
  }
}
