internal import Foundation

/// The heights above and below a baseline, and the leading. They come from the fonts that the app requests, never from
/// those that glyphs were found in.
struct LineExtent: Hashable, Sendable {
  var ascent: Double
  var descent: Double
  var leading: LineLeading

  init(_ attributes: TextAttributes, metrics: FontMetrics) {
    let offset = attributes.baselineOffset.isFinite ? Double(attributes.baselineOffset) : 0
    // The line keeps the room for text without the offset, so that the offset moves the glyphs within the line.
    (ascent, descent) = (metrics.ascent + max(offset, 0), metrics.descent + max(-offset, 0))
    leading = LineLeading(attributes.font, metrics: metrics)
    if let bounds = attributes.attachment?.bounds, bounds.minY.isFinite, bounds.maxY.isFinite {
      ascent = max(ascent, bounds.maxY + offset)
      descent = max(descent, -bounds.minY - offset)
    }
  }

  /// Makes the extent that items in one line need together.
  init(_ items: ArraySlice<ShapedParagraph.Item>) {
    (ascent, descent, leading) = (-.infinity, -.infinity, .lowest)
    for item in items {
      ascent = max(ascent, item.extent.ascent)
      descent = max(descent, item.extent.descent)
      leading = max(leading, item.extent.leading)
    }
  }
}
