internal import Foundation

/// Fills a frame with lines: stage two, for one width, one line limit and one height.
struct TextFlow {
  private let source: TextSource
  private let frame: TextFrame
  private var lines: [BrokenLine] = []
  private var isTruncated = false
  private var missing: [Unicode.Scalar] = []
  private var bottom = 0.0
  private var widest = 0.0

  static func layout(_ source: TextSource, in frame: TextFrame) -> TextLayout {
    var flow = TextFlow(source: source, frame: frame)
    flow.fill()
    return flow.layout
  }

  private init(source: TextSource, frame: TextFrame) {
    self.source = source
    self.frame = frame
  }

  private var layout: TextLayout {
    let broken = BrokenText(
      text: source.text, runStarts: source.runStarts, lines: lines,
      size: CGSize(width: widest, height: bottom),
      width: frame.width.isFinite ? frame.width : widest, layoutDirection: frame.layoutDirection)
    return TextLayout(broken, isTruncated: isTruncated, missingCharacters: missing)
  }

  private mutating func fill() {
    for index in source.paragraphs.indices {
      guard fill(paragraph: index) else { break }
    }
    for line in lines {
      let tail = line.room.isFinite || frame.width.isFinite ? 0 : max(-Double(line.style.tailIndent), 0)
      widest = max(widest, line.indent + line.width + tail)
    }
    bottom = lines.last?.box.bottom ?? 0
  }

  /// False when there is no room for a further line.
  private mutating func fill(paragraph index: Int) -> Bool {
    let paragraph = source.paragraph(index)
    let style = source.style(of: index)
    for scalar in paragraph.missing where !missing.contains(scalar) { missing.append(scalar) }
    let mode = frame.lineBreak ?? style.lineBreak
    let isOneLine = frame.lineBreak == nil && (style.lineBreak.truncates || style.lineBreak == .clipping)
    let breaker = LineBreaker(paragraph: paragraph, byCharacters: mode == .characterWrapping)
    var start = 0
    repeat {
      let indents = LineIndents(style, isFirst: start == 0 && beginsParagraph(index), width: frame.width)
      let found =
        isOneLine
        ? breaker.rest(from: start, indent: indents.leading)
        : breaker.line(from: start, room: indents.room, indent: indents.leading)
      var line = self.line(
        found, from: start, paragraph: index, shaped: paragraph, style: style, indents: indents)
      if !place(&line, paragraph: index, isFirst: start == 0) { return false }
      let isLastAllowed = frame.lineLimit > 0 && lines.count + 1 >= frame.lineLimit
      let isCut = isOneLine && line.width > indents.room + LineBreaker.tolerance
      if isLastAllowed, hasText(after: found.end, paragraph: index, shaped: paragraph) {
        isTruncated = true
        if mode.truncates { line = truncated(line, mode: mode, paragraph: index) }
        lines.append(line)
        return false
      }
      if isCut {
        isTruncated = true
        if mode.truncates { line = truncated(line, mode: mode, paragraph: index) }
      }
      lines.append(line)
      if isLastAllowed { return false }
      start = found.end
    } while start < paragraph.clusters.count
    return true
  }

  private func line(
    _ found: LineBreaker.Line, from start: Int, paragraph index: Int, shaped: ShapedParagraph,
    style: TextParagraph, indents: LineIndents
  ) -> BrokenLine {
    let range = source.paragraphs[index]
    let isLast = found.end == shaped.clusters.count
    let bytes =
      range.bytes.lowerBound
      + shaped.byte(of: start)..<(isLast
      ? range.end : range.bytes.lowerBound + shaped.byte(of: found.end))
    return BrokenLine(
      paragraph: shaped, offset: range.bytes.lowerBound, range: bytes, clusters: start..<found.end,
      visibleEnd: found.visibleEnd, width: found.width, style: style, indent: indents.leading,
      room: indents.room, isLastOfParagraph: isLast)
  }

  /// Gives a line its box below the others; false when the frame is full, the line before being truncated.
  private mutating func place(_ line: inout BrokenLine, paragraph index: Int, isFirst: Bool) -> Bool {
    line.box = LineMeasure.box(of: line, source: source)
    var top = bottom
    if let last = lines.last {
      top += LineMeasure.length(last.style.lineSpacing)
      if isFirst, beginsParagraph(index) {
        top += LineMeasure.length(last.style.paragraphSpacing)
        top += LineMeasure.length(line.style.paragraphSpacingBefore)
      }
    }
    line.box.top = top
    let mode = frame.lineBreak ?? line.style.lineBreak
    if let last = lines.last, mode.truncates, line.box.bottom > frame.height + LineBreaker.tolerance,
      hasText(after: line.clusters.lowerBound, paragraph: index, shaped: line.paragraph)
    {
      isTruncated = true
      let previous = isFirst ? index - 1 : index
      lines[lines.count - 1] = truncated(last, mode: mode, paragraph: previous)
      return false
    }
    bottom = line.box.bottom
    return true
  }

  private func truncated(_ line: BrokenLine, mode: LineBreak, paragraph: Int) -> BrokenLine {
    var line = line
    LineTruncator(source: source, frame: frame, paragraph: paragraph).truncate(&line, mode: mode)
    return line
  }

  private func beginsParagraph(_ index: Int) -> Bool {
    index == 0 || source.paragraphs[index - 1].endsParagraph
  }

  /// Whether anything but white space comes after a cluster.
  private func hasText(after cluster: Int, paragraph index: Int, shaped: ShapedParagraph) -> Bool {
    if shaped.clusters[min(cluster, shaped.clusters.count)...].contains(where: { !$0.flags.contains(.white) })
    {
      return true
    }
    return source.hasText(after: index)
  }
}

extension LineBreak {
  var truncates: Bool {
    switch self {
    case .truncatingHead, .truncatingMiddle, .truncatingTail: true
    case .wordWrapping, .characterWrapping, .clipping: false
    }
  }
}

/// The room of a line between its indents.
struct LineIndents {
  var leading: Double
  var room: Double

  init(_ style: TextParagraph, isFirst: Bool, width: Double) {
    let indent = Double(isFirst ? style.firstLineHeadIndent : style.headIndent)
    leading = indent.isFinite ? max(indent, 0) : 0
    let tail = style.tailIndent.isFinite ? Double(style.tailIndent) : 0
    room = max((tail > 0 ? min(tail, width) : width + tail) - leading, 0)
  }
}
