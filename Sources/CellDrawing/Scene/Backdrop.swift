package import Foundation

/// Frosted glass: what is painted below a shape, blurred, its colours strengthened, a tint over it.
package struct Backdrop: Hashable, Sendable {
  package var path: Path
  package var rule: FillRule
  /// The standard deviation of the blur in points.
  package var blur: CGFloat
  /// How far colours are from grey: 0 makes everything grey, 1 changes nothing.
  package var saturation: Double
  package var tint: Color
  /// Tells the backdrops of one document apart; 0 elsewhere.
  var number = 0

  package init(path: Path, rule: FillRule = .nonZero, blur: CGFloat, saturation: Double, tint: Color) {
    self.path = path
    self.rule = rule
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
  }

  /// How many standard deviations from a shape its blur is seen: beyond, less than half a level of 255 is left.
  static let visibleDeviations = 3.0

  /// How far from the shape what lies below is seen in it, in points; through glass under glass further.
  package static func reach(ofBlur blur: CGFloat) -> CGFloat {
    // Averages reach some pixels further than the deviations that are seen.
    layers * (visibleDeviations * max(0, blur) + 4)
  }

  /// So many pieces of glass over each other look the same wherever a picture is cut.
  private static let layers: CGFloat = 4
}
