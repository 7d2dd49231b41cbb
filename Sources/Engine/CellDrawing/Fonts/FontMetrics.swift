package import Foundation

/// The measures of a font at its size, in points. Both heights above the baseline and depths below it are positive.
package struct FontMetrics: Hashable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  /// The space between two lines, in points. It is not part of `lineHeight`.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The distance of the underline's middle below the baseline.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat

  /// The height of a line, as `UIFont.lineHeight`.
  package var lineHeight: CGFloat { ascent + descent }

  package init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    underlinePosition: CGFloat, underlineThickness: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }
}
