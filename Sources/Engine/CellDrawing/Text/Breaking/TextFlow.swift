internal import Foundation

/// A flow of lines that fills a frame: stage two, for one width, one line limit and one height.
struct TextFlow {
  private let source: TextSource
  private let frame: TextFrame
  private var paragraphs: [BrokenParagraph] = []
  private var lines: [BrokenLine] = []
  private var isTruncated = false
  private var missing: [Unicode.Scalar] = []
  /// The characters in `missing`, for quick look-ups.
  private var known: Set<Unicode.Scalar> = []
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
      text: source.text, runStarts: source.runStarts, paragraphs: paragraphs, lines: lines,
      size: CGSize(width: widest, height: bottom),
      width: frame.width.isFinite ? frame.width : widest, layoutDirection: frame.layoutDirection)
    return TextLayout(broken, isTruncated: isTruncated, missingCharacters: missing)
  }

  private mutating func fill() {
    for index in source.paragraphs.indices {
      if fillWithBeginning(of: index) { break }
      guard fill(paragraph: index, shaped: source.paragraph(index)) else { break }
    }
    for line in lines {
      // Without a width, the trailing indent belongs to the text's own size.
      let tail = frame.width.isFinite ? 0 : LineMeasure.length(-paragraphs[line.paragraph].style.tailIndent)
      let visible = line.indent + line.width + tail
      widest = max(widest, visible, min(visible + line.trailing, frame.width))
    }
    bottom = (lines.last?.box.bottom ?? 0) + spacingOfLoneLine
  }

  /// The line spacing below the only line of a text with Chinese, Japanese or Korean letters, which TextKit leaves there.
  private var spacingOfLoneLine: Double {
    guard lines.count == 1, let style = paragraphs.last?.style else { return 0 }
    let spacing = LineMeasure.length(style.lineSpacing)
    return spacing > 0 && source.text.string.unicodeScalars.contains(where: \.isEastAsian) ? spacing : 0
  }

  /// Fills the frame with the beginning of a long paragraph. Returns false if the whole paragraph is needed.
  private mutating func fillWithBeginning(of index: Int) -> Bool {
    guard let count = BeginningLength.bytes(frame: frame, style: source.style(of: index), source: source),
      let beginning = source.beginning(of: index, count: count)
    else { return false }
    var attempt = self
    guard !attempt.fill(paragraph: index, shaped: beginning), let last = attempt.lines.last,
      last.paragraph == index
    else { return false }
    // A complete further line must be left, because the end might change what is before it.
    let rest = LineBreaker(
      paragraph: beginning, byCharacters: false, tabs: attempt.paragraphs.last?.tabs ?? .standard,
      hyphenationFactor: source.style(of: index).hyphenationFactor)
    let line = rest.line(from: last.clusters.lowerBound, room: last.room, indent: last.indent)
    let next = rest.line(from: line.end, room: last.room, indent: last.indent)
    guard next.end < beginning.clusters.count else { return false }
    self = attempt
    return true
  }

  /// Fills the frame with a paragraph. Returns false if there is no space for a further line.
  private mutating func fill(paragraph index: Int, shaped: ShapedParagraph) -> Bool {
    for scalar in shaped.missing where known.insert(scalar).inserted { missing.append(scalar) }
    let paragraph = BrokenParagraph(
      shaped: shaped, offset: source.paragraphs[index].bytes.lowerBound, style: source.style(of: index),
      tabs: TabRuler(source.style(of: index)))
    paragraphs.append(paragraph)
    let own = paragraph.style.lineBreak
    let mode = frame.lineBreak ?? own
    let isOneLine = frame.lineBreak == nil && (own.truncates || own == .clipping)
    let breaker = LineBreaker(
      paragraph: shaped, byCharacters: mode == .characterWrapping, tabs: paragraph.tabs,
      keepsHangulWords: paragraph.style.keepsHangulWords,
      hyphenationFactor: paragraph.style.hyphenationFactor)
    var indents = LineIndents(paragraph.style, isFirst: beginsParagraph(index), width: frame.width)
    let further = LineIndents(paragraph.style, isFirst: false, width: frame.width)
    var start = 0
    repeat {
      var found =
        isOneLine
        ? breaker.rest(from: start, indent: indents.leading)
        : breaker.line(from: start, room: indents.room, indent: indents.leading)
      if paragraph.style.pushesOutWords, !isOneLine,
        frame.lineLimit == 0 || lines.count + 2 <= frame.lineLimit,
        let pushed = breaker.pushingOut(
          found, from: start, room: indents.room, indent: indents.leading, next: further)
      {
        found = pushed
      }
      var line = self.line(found, from: start, paragraph: index, indents: indents)
      if !place(&line) { return false }
      let isLastAllowed = frame.lineLimit > 0 && lines.count + 1 >= frame.lineLimit
      let isFull = isLastAllowed && hasText(after: found.end, paragraph: index)
      if isFull || (isOneLine && line.width > indents.room + LineBreaker.tolerance) {
        if mode.truncates { truncate(&line, mode: mode) }
        isTruncated = line.tightening == 0
      }
      lines.append(line)
      if isLastAllowed { return false }
      start = found.end
      indents = further
    } while start < shaped.clusters.count
    return true
  }

  private func line(
    _ found: LineBreaker.Line, from start: Int, paragraph index: Int, indents: LineIndents
  ) -> BrokenLine {
    let shaped = paragraphs[index].shaped
    let offset = paragraphs[index].offset
    let isLast = found.end == shaped.clusters.count
    let end = isLast ? source.paragraphs[index].end : offset + shaped.byte(of: found.end)
    // As in TextKit, white space counts at the end of a paragraph, hangs at a line break, and never affects
    // alignment.
    let trailing =
      isLast && found.visibleEnd < found.end
      ? LinePieces.width(
        [LinePiece(source: shaped, clusters: found.visibleEnd..<found.end)],
        indent: indents.leading + found.width, tabs: paragraphs[index].tabs) : 0
    var pieces: [LinePiece]?
    if found.isHyphenated, let hyphen = SoftHyphen.piece(before: found.end, of: shaped) {
      pieces = LinePieces.between(start, found.end, lineEnd: found.end, of: shaped) + [hyphen]
    }
    return BrokenLine(
      paragraph: index, range: offset + shaped.byte(of: start)..<end, clusters: start..<found.end,
      visibleEnd: found.visibleEnd, width: found.width, trailing: trailing, pieces: pieces,
      indent: indents.leading,
      room: indents.room, isLastOfParagraph: isLast)
  }

  /// Places a line below the other lines. If the frame is full, truncates the line before and returns false.
  private mutating func place(_ line: inout BrokenLine) -> Bool {
    let paragraph = paragraphs[line.paragraph]
    let extent = extent(of: line)
    line.box = LineMeasure.box(extent, style: paragraph.style)
    line.box.leading = frame.fontsWithLeading.points(of: extent.leading)
    line.box.top = bottom
    if let last = lines.last {
      let previous = paragraphs[last.paragraph].style
      line.box.top += LineMeasure.space(
        leading: last.box.leading, spacing: LineMeasure.length(previous.lineSpacing))
      if line.clusters.lowerBound == 0, line.paragraph != last.paragraph, beginsParagraph(line.paragraph) {
        line.box.top += LineMeasure.length(previous.paragraphSpacing)
        line.box.top += LineMeasure.length(paragraph.style.paragraphSpacingBefore)
      }
    }
    let mode = frame.lineBreak ?? paragraph.style.lineBreak
    if !lines.isEmpty, mode.truncates, line.box.bottom > frame.height + LineBreaker.tolerance,
      hasText(after: line.clusters.lowerBound, paragraph: line.paragraph)
    {
      isTruncated = true
      truncate(&lines[lines.count - 1], mode: mode)
      return false
    }
    bottom = line.box.bottom
    return true
  }

  private func extent(of line: BrokenLine) -> LineExtent {
    let shaped = paragraphs[line.paragraph].shaped
    guard !line.clusters.isEmpty, !shaped.items.isEmpty else {
      let attributes = source.text.runs[source.runStarts.run(at: line.range.lowerBound)].attributes
      return LineExtent(attributes, metrics: FontLibrary.shared.metrics(of: attributes.font))
    }
    let first = Int(shaped.clusters[line.clusters.lowerBound].item)
    let last = Int(shaped.clusters[line.clusters.upperBound - 1].item)
    return LineExtent(shaped.items[first...last])
  }

  private func truncate(_ line: inout BrokenLine, mode: LineBreak) {
    LineTruncator(source: source, frame: frame, paragraph: paragraphs[line.paragraph]).truncate(
      &line, mode: mode)
  }

  private func beginsParagraph(_ index: Int) -> Bool {
    index == 0 || source.paragraphs[index - 1].endsParagraph
  }

  /// Returns whether anything but white space comes after a cluster.
  private func hasText(after cluster: Int, paragraph index: Int) -> Bool {
    let clusters = paragraphs[index].shaped.clusters
    return clusters[min(cluster, clusters.count)...].contains { !$0.flags.contains(.white) }
      || source.hasText(after: index)
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of Chinese, Japanese or Korean.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
      0xF900...0xFAFF, 0x20000...0x323AF:
      true
    default: false
    }
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

/// The space of a line between its indents.
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
