internal import Foundation

/// What is above and below a baseline: of the fonts the app asked for, never of those that glyphs were found in.
struct LineExtent: Hashable, Sendable {
  var ascent: Double
  var descent: Double

  init(_ attributes: TextAttributes, metrics: FontMetrics) {
    let offset = attributes.baselineOffset.isFinite ? Double(attributes.baselineOffset) : 0
    (ascent, descent) = (metrics.ascent + offset, metrics.descent - offset)
    if let bounds = attributes.attachment?.bounds, bounds.minY.isFinite, bounds.maxY.isFinite {
      ascent = max(ascent, bounds.maxY + offset)
      descent = max(descent, -bounds.minY - offset)
    }
  }

  /// Of items that stand in one line.
  init(_ items: ArraySlice<ShapedParagraph.Item>) {
    (ascent, descent) = (-.infinity, -.infinity)
    for item in items {
      ascent = max(ascent, item.extent.ascent)
      descent = max(descent, item.extent.descent)
    }
  }
}

/// The height of lines as paragraph styles change it.
enum LineMeasure {
  static func box(_ extent: LineExtent, style: TextParagraph) -> LineBox {
    var box = LineBox(ascent: extent.ascent, descent: extent.descent)
    box.height = extent.ascent + extent.descent
    let multiple = Double(style.lineHeightMultiple)
    if multiple > 0, multiple.isFinite { box.height *= multiple }
    box.height = max(box.height, length(style.minimumLineHeight))
    let most = length(style.maximumLineHeight)
    if most > 0 { box.height = min(box.height, most) }
    return box
  }

  /// A length of a style, nothing when it is no number or less than nothing.
  static func length(_ value: CGFloat) -> Double { value > 0 && value.isFinite ? Double(value) : 0 }
}
