/// The lengths of a text's fonts from which the distances above and below the text follow, in points.
package struct TextMetrics: Hashable, Sendable {
  package let ascender: Double
  /// The depth below the baseline, a positive number.
  package let descender: Double
  /// The distance between lines that the font asks for.
  package let leading: Double
  package let capHeight: Double
  package let pixels: PixelScale

  package init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, pixels: PixelScale
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.pixels = pixels
  }

  /// The height of a line.
  package var lineHeight: Double { ascender + descender }

  /// A tenth of a line, in whole pixels.
  private var tenth: Double { pixels.up(0.1 * lineHeight) }

  /// The distance to a view above that is no text.
  var distanceAbove: Double { tenth + descender }

  /// The distance to a view below that is no text.
  var distanceBelow: Double { max(lineHeight + tenth - capHeight, tenth + descender) }

  /// The distance to a text above.
  var distanceToText: Double { pixels.up(leading) }
}
