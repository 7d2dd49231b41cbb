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

  /// What items need that stand in one line.
  init(_ items: ArraySlice<ShapedParagraph.Item>) {
    (ascent, descent) = (-.infinity, -.infinity)
    for item in items {
      ascent = max(ascent, item.extent.ascent)
      descent = max(descent, item.extent.descent)
    }
  }
}
