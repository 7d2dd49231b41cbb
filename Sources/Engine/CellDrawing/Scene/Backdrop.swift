package import Foundation

/// Frosted glass: everything painted below a shape, blurred, with stronger and brighter colours, and a tint over it.
package struct Backdrop: Hashable, Sendable {
  package var path: Path
  package var rule: FillRule
  /// The standard deviation of the blur in points.
  package var blur: CGFloat
  /// The strength of colours: 0 makes everything grey, 1 changes nothing.
  package var saturation: Double
  /// The change of the blurred colours before the tint, or nil for none.
  package var tone: ToneCurve?
  package var tint: Color
  /// A number that distinguishes the backdrops of one document. 0 elsewhere.
  var number = 0

  package init(
    path: Path, rule: FillRule = .nonZero, blur: CGFloat, saturation: Double, tone: ToneCurve? = nil,
    tint: Color
  ) {
    self.path = path
    self.rule = rule
    self.blur = blur
    self.saturation = saturation
    self.tone = tone
    self.tint = tint
  }

  /// The number of standard deviations from a shape at which its blur is visible. Beyond, less than half a level of
  /// 255 is left.
  static let visibleDeviations = 3.0

  /// Returns how far outside the shape pixels influence it, in points. Glass under glass reaches further.
  package static func reach(ofBlur blur: CGFloat) -> CGFloat {
    // Averages reach some pixels further than the visible deviations.
    layers * (visibleDeviations * max(0, blur) + 4)
  }

  /// The number of overlapping pieces of glass that look the same wherever a picture is cut.
  private static let layers: CGFloat = 4
}
