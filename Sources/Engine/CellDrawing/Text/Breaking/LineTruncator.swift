internal import Foundation

/// A cutter of lines that puts an ellipsis where the text is cut off.
struct LineTruncator {
  let source: TextSource
  let frame: TextFrame
  let paragraph: BrokenParagraph

  /// Replaces a line by a part of its paragraph, from the line's start on, with an ellipsis.
  func truncate(_ line: inout BrokenLine, mode: LineBreak) {
    let shaped = paragraph.shaped
    let (start, end) = (line.clusters.lowerBound, shaped.clusters.count)
    let tabs = paragraph.tabs
    let rest = LineBreaker(paragraph: shaped, byCharacters: true, tabs: tabs)
      .rest(from: start, indent: line.indent)
    if tighten(&line, to: rest) { return }
    var fit = Fit(shaped, room: line.room, indent: line.indent, tabs: tabs)
    // If the rest of the paragraph fits, the ellipsis at its end represents the paragraphs that are left out.
    let mode = rest.width <= line.room + LineBreaker.tolerance ? .truncatingTail : mode
    switch mode {
    case .truncatingHead:
      let run = source.runStarts.run(at: paragraph.offset + shaped.byte(of: max(end - 1, 0)))
      let ellipsis = self.ellipsis(run)
      fit.room -= ellipsis.width
      let kept = fit.suffix(
        from: start, to: rest.visibleEnd, at: line.indent + ellipsis.width)
      line.pieces =
        [ellipsis.piece] + LinePieces.between(kept, rest.visibleEnd, lineEnd: rest.visibleEnd, of: shaped)
    case .truncatingMiddle:
      let run = source.runStarts.run(at: paragraph.offset + shaped.byte(of: start))
      let ellipsis = self.ellipsis(run)
      fit.room -= ellipsis.width
      let whole = fit.room
      fit.room = whole / 2
      let head = fit.prefix(from: start, to: rest.visibleEnd)
      fit.room = whole - head.width
      let tail = fit.suffix(
        from: head.end, to: rest.visibleEnd, at: line.indent + head.width + ellipsis.width)
      line.pieces =
        LinePieces.between(start, head.end, lineEnd: head.end, of: shaped) + [ellipsis.piece]
        + LinePieces.between(tail, rest.visibleEnd, lineEnd: rest.visibleEnd, of: shaped)
    default:
      let cut = fit.prefix(from: start, to: rest.visibleEnd)
      let run = source.runStarts.run(at: paragraph.offset + shaped.byte(of: max(cut.end - 1, 0)))
      let ellipsis = self.ellipsis(run)
      fit.room -= ellipsis.width
      let kept = fit.prefix(from: start, to: rest.visibleEnd)
      line.pieces = LinePieces.between(start, kept.end, lineEnd: kept.end, of: shaped) + [ellipsis.piece]
    }
    line.width = LinePieces.width(line.pieces ?? [], indent: line.indent, tabs: tabs)
    complete(&line)
  }

  /// Moves the letters of a line closer together, so that the rest of the paragraph fits. Returns false if they
  /// would be too close, the style does not allow it, or there is more text after the paragraph.
  ///
  /// UIKit does not say how much it tightens. AppKit's limit is used: 5 percent of the font's size.
  private func tighten(_ line: inout BrokenLine, to rest: LineBreaker.Line) -> Bool {
    let shaped = paragraph.shaped
    let clusters = line.clusters.lowerBound..<rest.visibleEnd
    guard paragraph.style.tightensBeforeTruncation, clusters.count > 1, line.room.isFinite,
      !source.hasText(after: line.paragraph),
      let size = shaped.clusters[clusters].map({ shaped.items[Int($0.item)].size }).min()
    else { return false }
    let pieces = LinePieces.between(
      clusters.lowerBound, rest.visibleEnd, lineEnd: rest.visibleEnd, of: shaped)
    let width = LinePieces.width(pieces, indent: line.indent, tabs: paragraph.tabs)
    let needed = (width - line.room) / Double(clusters.count - 1)
    guard needed > 0, needed <= 0.05 * size else { return false }
    line.pieces = pieces
    line.tightening = needed
    line.width = line.room
    complete(&line)
    return true
  }

  /// Makes a line the last one of its paragraph.
  private func complete(_ line: inout BrokenLine) {
    let (start, end) = (line.clusters.lowerBound, paragraph.shaped.clusters.count)
    line.trailing = 0
    line.clusters = start..<end
    line.visibleEnd = end
    line.range = line.range.lowerBound..<source.paragraphs[line.paragraph].end
    line.isLastOfParagraph = true
  }

  /// Returns an ellipsis in the font of a run.
  private func ellipsis(_ run: Int) -> (piece: LinePiece, width: Double) {
    var attributes = source.text.runs.isEmpty ? nil : source.text.runs[run].attributes
    attributes?.attachment = nil
    attributes?.paragraph = TextParagraph()
    guard let attributes else {
      return (LinePiece(source: paragraph.shaped, clusters: 0..<0), 0)
    }
    let text = AttributedText("…", attributes: attributes)
    let direction: LayoutDirection = paragraph.shaped.isRightToLeft ? .rightToLeft : .leftToRight
    let shaped = TextCache.shared.source(
      of: TextKey(text: text, layoutDirection: direction, language: frame.language)
    ).paragraph(0)
    let piece = LinePiece(source: shaped, clusters: 0..<shaped.clusters.count, run: run)
    return (piece, LinePieces.width([piece], indent: 0, tabs: .standard))
  }
}

/// The parts of a paragraph that fit into a width, cut between characters.
private struct Fit {
  let paragraph: ShapedParagraph
  var room: Double
  let indent: Double
  let tabs: TabRuler

  init(_ paragraph: ShapedParagraph, room: Double, indent: Double, tabs: TabRuler) {
    self.paragraph = paragraph
    self.tabs = tabs
    self.room = room
    self.indent = indent
  }

  /// Returns the longest part from `start` on that fits, without white space at its end.
  func prefix(from start: Int, to end: Int) -> (end: Int, width: Double) {
    var walk = TabWalk(tabs, indent: indent)
    var (kept, visible) = ((end: start, width: 0.0), (end: start, width: 0.0))
    for index in start..<max(end, start) {
      let cluster = paragraph.clusters[index]
      if cluster.flags.contains(.characterBreak) { kept = visible }
      walk.add(cluster, of: paragraph)
      if walk.pen > room + LineBreaker.tolerance { return kept }
      if !cluster.flags.contains(.white) { visible = (index + 1, walk.pen) }
    }
    return visible
  }

  /// Returns the first cluster of the longest end that fits, without white space before it. `position` is its place
  /// in the line.
  func suffix(from start: Int, to end: Int, at position: Double) -> Int {
    var (width, kept) = (EndWidth(tabs, of: paragraph), end)
    var index = end - 1
    while index >= start {
      let cluster = paragraph.clusters[index]
      width.prepend(cluster)
      if width.width(at: position) > room + LineBreaker.tolerance { break }
      if cluster.flags.contains(.characterBreak), !cluster.flags.contains(.white) { kept = index }
      index -= 1
    }
    return kept
  }
}
