/// The order of a line's clusters from left to right: rule L2 of the Unicode bidirectional algorithm.
enum VisualOrder {
  /// Neighbouring clusters of one item.
  struct Part {
    var source: ShapedParagraph
    var item: Int
    var level: UInt8
    var clusters: Range<Int>
    var run: Int?
    var tabAdvances: [Int: Double] = [:]
  }

  static func parts(_ pieces: [LinePiece], isRightToLeft: Bool, indent: Double, tabs: TabRuler) -> [Part] {
    var parts: [Part] = []
    var widths = tabWidths(pieces, indent: indent, tabs: tabs)[...]
    for piece in pieces {
      var start = piece.clusters.lowerBound
      while start < piece.clusters.upperBound {
        let item = Int(piece.source.clusters[start].item)
        var part = Part(
          source: piece.source, item: item, level: piece.source.items[item].level, clusters: start..<start,
          run: piece.run)
        // The ellipsis has the paragraph's level, independent of the text beside it.
        if piece.run != nil { part.level = isRightToLeft ? 1 : 0 }
        var end = start
        while end < piece.clusters.upperBound, Int(piece.source.clusters[end].item) == item {
          if piece.source.clusters[end].flags.contains(.tab) { part.tabAdvances[end] = widths.popFirst() }
          end += 1
        }
        part.clusters = start..<end
        parts.append(part)
        start = end
      }
    }
    return reorder(parts)
  }

  /// Returns the widths of the tabs in reading order.
  private static func tabWidths(_ pieces: [LinePiece], indent: Double, tabs: TabRuler) -> [Double] {
    guard pieces.contains(where: \.source.hasTabs) else { return [] }
    var walk = TabWalk(tabs, indent: indent)
    var widths: [Double] = []
    for piece in pieces {
      for cluster in piece.source.clusters[piece.clusters] {
        let gained = walk.add(cluster, of: piece.source)
        if cluster.flags.contains(.tab) {
          widths.append(gained)
        } else if gained != 0 {
          widths[widths.count - 1] += gained
        }
      }
    }
    return widths
  }

  /// Reverses the parts of each level and above, from the highest level down to 1.
  private static func reorder(_ parts: [Part]) -> [Part] {
    guard let highest = parts.map(\.level).max(), highest > 0 else { return parts }
    var parts = parts
    var level = highest
    while level > 0 {
      var start = 0
      while start < parts.count {
        guard parts[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < parts.count, parts[end].level >= level { end += 1 }
        parts[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return parts
  }
}
