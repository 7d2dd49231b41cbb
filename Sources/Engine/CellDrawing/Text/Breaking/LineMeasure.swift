internal import Foundation

/// The heights of lines, as paragraph styles change them.
enum LineMeasure {
  static func box(_ extent: LineExtent, style: TextParagraph) -> LineBox {
    var box = LineBox(ascent: extent.ascent, descent: extent.descent)
    box.height = extent.ascent + extent.descent
    let multiple = Double(style.lineHeightMultiple)
    if multiple > 0, multiple.isFinite { box.height *= multiple }
    box.height = max(box.height, length(style.minimumLineHeight))
    let maximum = length(style.maximumLineHeight)
    if maximum > 0 { box.height = min(box.height, maximum) }
    return box
  }

  /// Returns the space between the boxes of two lines, in points. `leading` belongs to the upper one's font, and
  /// `spacing` is its paragraph's line spacing.
  ///
  /// A positive leading is a minimum of the line spacing, and a negative one is added to it. Labels on iOS 14 follow this
  /// rule in all text styles and content size categories.
  static func space(leading: Double, spacing: Double) -> Double {
    leading > 0 ? max(leading, spacing) : leading + spacing
  }

  /// Returns a length of a style, or 0 if it is negative or not finite.
  static func length(_ value: CGFloat) -> Double { value > 0 && value.isFinite ? Double(value) : 0 }
}
