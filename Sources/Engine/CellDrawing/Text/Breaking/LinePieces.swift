/// The pieces of lines: clusters shaped with the paragraph, and clusters shaped again at the line's ends.
enum LinePieces {
  /// The maximum distance from a line's end, in clusters, where shaping may differ. Further away, the paragraph's
  /// own glyphs are used.
  private static let reach = 48

  /// Returns the clusters from `start` to `end` of a line that ends at `lineEnd`. White space may be between `end` and
  /// `lineEnd`.
  static func between(_ start: Int, _ end: Int, lineEnd: Int, of paragraph: ShapedParagraph) -> [LinePiece] {
    guard start < end else { return [] }
    var (first, last) = (start, end)
    if isUnsafe(start, paragraph) {
      first = min(safe(after: start, paragraph) ?? start, end)
    }
    // If hanging white space may be cut off safely, the glyphs before it stay unchanged.
    if end == lineEnd, isUnsafe(end, paragraph) {
      last = max(safe(before: end, paragraph) ?? end, first)
    }
    var pieces: [LinePiece] = []
    if start < first { append(start..<first, of: paragraph, to: &pieces) }
    if first < last { pieces.append(LinePiece(source: paragraph, clusters: first..<last)) }
    if last < end { append(last..<end, of: paragraph, to: &pieces) }
    return pieces
  }

  /// Returns the same pieces with a hyphen, if the line is broken at a soft one.
  static func line(_ start: Int, _ end: Int, lineEnd: Int, of paragraph: ShapedParagraph) -> [LinePiece] {
    var pieces = between(start, end, lineEnd: lineEnd, of: paragraph)
    if end == lineEnd, SoftHyphen.ends(end, in: paragraph),
      let hyphen = SoftHyphen.piece(before: end, of: paragraph)
    {
      pieces.append(hyphen)
    }
    return pieces
  }

  static func width(_ pieces: [LinePiece], indent: Double, tabs: TabRuler) -> Double {
    var walk = TabWalk(tabs, indent: indent)
    for piece in pieces {
      for cluster in piece.source.clusters[piece.clusters] { walk.add(cluster, of: piece.source) }
    }
    return walk.pen
  }

  private static func append(
    _ clusters: Range<Int>, of paragraph: ShapedParagraph, to pieces: inout [LinePiece]
  ) {
    var start = clusters.lowerBound
    while start < clusters.upperBound {
      let item = paragraph.clusters[start].item
      var end = start + 1
      while end < clusters.upperBound, paragraph.clusters[end].item == item { end += 1 }
      let bytes = paragraph.byte(of: start)..<paragraph.byte(of: end)
      let piece = ParagraphShaper.reshape(bytes, of: paragraph, item: Int(item))
      pieces.append(LinePiece(source: piece, clusters: 0..<piece.clusters.count))
      start = end
    }
  }

  private static func isUnsafe(_ cluster: Int, _ paragraph: ShapedParagraph) -> Bool {
    cluster > 0 && cluster < paragraph.clusters.count && paragraph.clusters[cluster].flags.contains(.unsafe)
  }

  private static func safe(after start: Int, _ paragraph: ShapedParagraph) -> Int? {
    let end = min(start + reach, paragraph.clusters.count)
    return ((start + 1)..<max(end, start + 1)).first { !isUnsafe($0, paragraph) }
      ?? (end == paragraph.clusters.count ? end : nil)
  }

  private static func safe(before end: Int, _ paragraph: ShapedParagraph) -> Int? {
    var index = end - 1
    while index >= 0, index > end - reach {
      if !isUnsafe(index, paragraph) { return index }
      index -= 1
    }
    return nil
  }
}
