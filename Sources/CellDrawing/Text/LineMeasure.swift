internal import Foundation

/// The height of lines: of the fonts the app asked for, never of those that glyphs were found in.
enum LineMeasure {
  static func box(of line: BrokenLine, source: TextSource) -> LineBox {
    var box = LineBox()
    let (ascent, descent) = extent(of: line, source: source)
    box.ascent = ascent
    box.descent = descent
    box.height = ascent + descent
    let multiple = Double(line.style.lineHeightMultiple)
    if multiple > 0, multiple.isFinite { box.height *= multiple }
    box.height = max(box.height, length(line.style.minimumLineHeight))
    let most = length(line.style.maximumLineHeight)
    if most > 0 { box.height = min(box.height, most) }
    return box
  }

  /// A length of a style, nothing when it is no number or less than nothing.
  static func length(_ value: CGFloat) -> Double { value > 0 && value.isFinite ? Double(value) : 0 }

  private static func extent(of line: BrokenLine, source: TextSource) -> (Double, Double) {
    let items = line.paragraph.items
    guard !line.clusters.isEmpty, !items.isEmpty else {
      return extent(of: source.text.runs[source.run(at: line.range.lowerBound)].attributes)
    }
    let clusters = line.paragraph.clusters
    let first = Int(clusters[line.clusters.lowerBound].item)
    let last = Int(clusters[line.clusters.upperBound - 1].item)
    var (ascent, descent) = (-Double.infinity, -Double.infinity)
    var run = -1
    for item in items[first...last] where item.run != run {
      run = item.run
      let found = extent(of: source.text.runs[run].attributes, metrics: item.metrics)
      ascent = max(ascent, found.0)
      descent = max(descent, found.1)
    }
    return (ascent, descent)
  }

  private static func extent(of attributes: TextAttributes, metrics: FontMetrics? = nil) -> (Double, Double) {
    let metrics = metrics ?? FontLibrary.shared.metrics(of: attributes.font)
    let offset = attributes.baselineOffset.isFinite ? Double(attributes.baselineOffset) : 0
    var (ascent, descent) = (metrics.ascent + offset, metrics.descent - offset)
    if let bounds = attributes.attachment?.bounds, bounds.minY.isFinite, bounds.maxY.isFinite {
      ascent = max(ascent, bounds.maxY + offset)
      descent = max(descent, -bounds.minY - offset)
    }
    return (ascent, descent)
  }
}
