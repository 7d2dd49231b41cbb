/// A breaker of paragraphs into lines. It is greedy and prefers whole words, as Pango's `PANGO_WRAP_WORD_CHAR`.
struct LineBreaker {
  let paragraph: ShapedParagraph
  let byCharacters: Bool

  /// The maximum difference, in points, that counts as a rounding error.
  static let tolerance = 1.0 / 1024

  struct Line {
    var end: Int
    var visibleEnd: Int
    var width: Double
  }

  /// Returns the line that begins at a cluster. `indent` is its distance from the place where tab stops are counted
  /// from.
  func line(from start: Int, room: Double, indent: Double) -> Line {
    var limit = paragraph.clusters.count
    while true {
      var line = scan(from: start, before: limit, room: room, indent: indent)
      let isReshaped = isUnsafe(start) || isUnsafe(line.end)
      guard isReshaped || SoftHyphen.ends(line.end, in: paragraph) else { return line }
      line.width = LinePieces.width(
        LinePieces.line(start, line.visibleEnd, lineEnd: line.end, of: paragraph), indent: indent)
      guard line.width > room + Self.tolerance,
        let earlier = lastBreak(after: start, before: line.end)
      else { return line }
      limit = earlier
    }
  }

  func isUnsafe(_ cluster: Int) -> Bool {
    cluster > 0 && cluster < paragraph.clusters.count && paragraph.clusters[cluster].flags.contains(.unsafe)
  }

  /// Returns everything from a cluster on as one line, however wide.
  func rest(from start: Int, indent: Double) -> Line {
    scan(from: start, before: paragraph.clusters.count, room: .infinity, indent: indent)
  }

  private func scan(from start: Int, before limit: Int, room: Double, indent: Double) -> Line {
    paragraph.clusters.withUnsafeBufferPointer { clusters in
      let maximum = room + Self.tolerance
      var best: Line?
      // The last place between characters, for a word that does not fit alone.
      var emergency: Line?
      var current = Line(end: start, visibleEnd: start, width: 0)
      var pen = 0.0
      var index = start
      while index < limit {
        let cluster = clusters[index]
        if index > start {
          let isHyphenated = clusters[index - 1].flags.contains(.softHyphen)
          if cluster.flags.contains(.lineBreak),
            !isHyphenated || fitsHyphen(after: index - 1, at: pen, maximum)
          {
            best = Line(end: index, visibleEnd: current.visibleEnd, width: current.width)
          }
          if cluster.flags.contains(.characterBreak), !isHyphenated {
            emergency = Line(end: index, visibleEnd: current.visibleEnd, width: current.width)
          }
        }
        pen += TabStops.advance(of: cluster, at: indent + pen)
        if !cluster.flags.contains(.white) {
          if pen > maximum, index > start, let found = (byCharacters ? nil : best) ?? emergency {
            return found
          }
          current = Line(end: index + 1, visibleEnd: index + 1, width: pen)
        }
        index += 1
      }
      return Line(end: limit, visibleEnd: current.visibleEnd, width: current.width)
    }
  }

  private func fitsHyphen(after cluster: Int, at pen: Double, _ maximum: Double) -> Bool {
    pen + SoftHyphen.width(after: paragraph.clusters[cluster], in: paragraph.items) <= maximum
  }

  private func lastBreak(after start: Int, before end: Int) -> Int? {
    let wanted: ShapedParagraph.Flags = byCharacters ? .characterBreak : .lineBreak
    var index = end - 1
    while index > start {
      if paragraph.clusters[index].flags.contains(wanted) { return index }
      index -= 1
    }
    return nil
  }
}
