internal import Foundation

/// A builder that places the glyphs of broken lines.
struct LineBuilder {
  private let broken: BrokenText
  private var runs: [GlyphRun] = []
  private var pen = 0.0
  private var tightening = 0.0

  init(_ broken: BrokenText) {
    self.broken = broken
  }

  func lines() -> [TextLine] {
    broken.lines.map { line in
      var builder = LineBuilder(broken)
      return builder.build(line)
    }
  }

  private mutating func build(_ line: BrokenLine) -> TextLine {
    let paragraph = broken.paragraphs[line.paragraph]
    let pieces =
      line.pieces
      ?? LinePieces.line(
        line.clusters.lowerBound, line.visibleEnd, lineEnd: line.clusters.upperBound, of: paragraph.shaped)
    let stretch = self.stretch(of: line, pieces)
    tightening = line.tightening
    for part in VisualOrder.parts(
      pieces, isRightToLeft: paragraph.shaped.isRightToLeft, indent: line.indent, tabs: paragraph.tabs)
    {
      append(part, offset: paragraph.offset, stretch: stretch)
    }
    let width = stretch > 0 ? line.room : line.width
    return TextLine(
      range: line.range, origin: CGPoint(x: left(of: line, width: width), y: line.box.baseline), width: width,
      ascent: line.box.ascent, descent: line.box.descent, top: line.box.top, height: line.box.height,
      leading: line.box.leading, runs: runs)
  }

  private func left(of line: BrokenLine, width: Double) -> Double {
    let room = line.room.isFinite ? line.room : max(broken.width - line.indent, 0)
    let paragraph = broken.paragraphs[line.paragraph]
    let isRightToLeft = paragraph.shaped.isRightToLeft
    let left = isRightToLeft ? broken.width - line.indent - room : line.indent
    switch paragraph.style.alignment {
    case .left: return left
    case .right: return left + room - width
    case .center: return left + (room - width) / 2
    case .natural: return broken.layoutDirection == .rightToLeft ? left + room - width : left
    case .justified: return isRightToLeft ? left + room - width : left
    }
  }

  /// Returns the width that is added to each space of a justified line.
  private func stretch(of line: BrokenLine, _ pieces: [LinePiece]) -> Double {
    guard broken.paragraphs[line.paragraph].style.alignment == .justified, !line.isLastOfParagraph,
      line.room.isFinite
    else { return 0 }
    let spaces = pieces.reduce(0) { count, piece in
      count
        + piece.source.clusters[piece.clusters].count {
          $0.flags.isSuperset(of: .white) && !$0.flags.contains(.tab)
        }
    }
    return spaces == 0 ? 0 : max(line.room - line.width, 0) / Double(spaces)
  }

  private mutating func append(_ part: VisualOrder.Part, offset: Int, stretch: Double) {
    let source = part.source
    let item = source.items[part.item]
    let isReversed = part.level & 1 == 1
    var index = isReversed ? part.clusters.upperBound - 1 : part.clusters.lowerBound
    var run = -1
    var runBytes = 0..<0
    var isSpace = false
    for _ in part.clusters {
      let cluster = source.clusters[index]
      let byte = offset + Int(cluster.start)
      if run < 0 || (part.run == nil && !runBytes.contains(byte)) {
        run = part.run ?? broken.runStarts.run(at: byte)
        if part.run == nil { runBytes = broken.runStarts.bytes(of: run) }
        isSpace = cluster.flags.contains(.white)
        begin(run, item: item, isSpace: isSpace)
      } else if broken.text.runs[run].attributes.separatesWords, isSpace != cluster.flags.contains(.white) {
        isSpace.toggle()
        begin(run, item: item, isSpace: isSpace)
      }
      if cluster.flags.contains(.attachment) {
        runs[runs.count - 1].attachment = broken.text.runs[run].attributes.attachment
      }
      let left = pen - runs[runs.count - 1].x
      if !cluster.flags.contains(.white) {
        let first = Int(cluster.firstGlyph)
        for glyph in source.glyphs[first..<first + Int(cluster.glyphCount)] {
          runs[runs.count - 1].glyphs.append(
            GlyphRun.Glyph(
              id: glyph.id, x: pen + Double(glyph.x), y: -Double(glyph.y) - item.baselineOffset))
        }
      }
      var advance = cluster.flags.contains(.tab) ? part.tabAdvances[index] ?? 0 : cluster.advance
      if cluster.flags.contains(.white), !cluster.flags.contains(.tab) { advance += stretch }
      if tightening > 0, !cluster.flags.contains(.tab) { advance -= tightening }
      pen += advance
      runs[runs.count - 1].width = left + advance - item.kern
      index += isReversed ? -1 : 1
    }
  }

  private mutating func begin(_ run: Int, item: ShapedParagraph.Item, isSpace: Bool) {
    let metrics = item.metrics
    runs.append(
      GlyphRun(
        face: item.reference, size: item.size, appearance: run, x: pen, width: 0, glyphs: [],
        underlinePosition: metrics.underlinePosition - item.baselineOffset,
        underlineThickness: metrics.underlineThickness,
        strikethroughPosition: -metrics.xHeight / 2 - item.baselineOffset, isSpace: isSpace))
  }
}
