import CellDrawing
import Foundation
import Testing

struct SoftHyphenTests {
  private let hyphen = LaidOutText("\u{2010}")

  private func glyphs(_ line: TextLine) -> [UInt32] { line.runs.flatMap(\.glyphs).map(\.id) }

  @Test func `a line that is broken at a soft hyphen ends with a hyphen`() {
    let width = LaidOutText("Donau").size.width + hyphen.size.width
    let text = LaidOutText(
      "Donau\u{ad}dampfer", in: TextFrame(width: max(width, LaidOutText("dampfer").size.width)))
    #expect(text.lineTexts == ["Donau\u{ad}", "dampfer"])
    #expect(glyphs(text.lines[0]).last == glyphs(hyphen.lines[0])[0])
    #expect(isClose(text.lines[0].width, width))
    #expect(isClose(text.lines[0].runs.reduce(0) { $0 + $1.width }, width))
  }

  @Test func `a soft hyphen within a line is invisible`() {
    let text = LaidOutText("Donau\u{ad}dampfer")
    #expect(isClose(text.size.width, LaidOutText("Donaudampfer").size.width))
    #expect(!glyphs(text.lines[0]).contains(glyphs(hyphen.lines[0])[0]))
    #expect(LaidOutText("Donau\u{ad}").size.width == LaidOutText("Donau").size.width)
  }

  @Test func `a line is not broken where its hyphen does not fit`() {
    let width = LaidOutText("on Donau").size.width + hyphen.size.width - 1
    let text = LaidOutText("on Donau\u{ad}dampfer", in: TextFrame(width: width))
    #expect(text.lineTexts[0] == "on ")
    #expect(text.lines.allSatisfy { $0.width <= width })
  }

  @Test func `every line of a long word fits together with its hyphen`() {
    let word = "Donau\u{ad}dampf\u{ad}schiff\u{ad}fahrts\u{ad}gesell\u{ad}schaft"
    for width in stride(from: 40.0, to: 160, by: 7) {
      let text = LaidOutText(word, in: TextFrame(width: width))
      #expect(text.lines.allSatisfy { $0.width <= width + 0.001 })
      #expect(text.lineTexts.joined() == word)
      #expect(text.lineTexts.dropLast().allSatisfy { $0.hasSuffix("\u{ad}") })
      #expect(text.lines.dropLast().allSatisfy { glyphs($0).last == glyphs(hyphen.lines[0])[0] })
    }
  }

  @Test func `the hyphen in a right-to-left line is at the right of its word`() {
    let first = LaidOutText("שלום Donau\u{2010}")
    let text = LaidOutText("שלום Donau\u{ad}dampfer", in: TextFrame(width: first.size.width))
    #expect(text.lineTexts == ["שלום Donau\u{ad}", "dampfer"])
    let runs = text.lines[0].runs.filter { !$0.glyphs.isEmpty }
    #expect(runs.map { $0.face.file.contains("Inter") } == [true, true, false])
    #expect(runs[1].glyphs.map(\.id) == glyphs(hyphen.lines[0]))
    #expect(isClose(text.lines[0].width, first.size.width))
  }

  @Test func `an ellipsis replaces the hyphen`() {
    let text = LaidOutText(
      "Donau\u{ad}dampfer", in: TextFrame(width: 40, lineLimit: 1, lineBreak: .truncatingTail))
    #expect(text.isTruncated)
    #expect(!glyphs(text.lines[0]).contains(glyphs(hyphen.lines[0])[0]))
  }
}
