package import Foundation

/// Frosted glass: what lies below a shape, blurred, its colours strengthened, a tint over it.
package struct Backdrop: Hashable, Sendable {
  package var path: Path
  package var rule: FillRule
  /// The standard deviation of the blur in points.
  package var blur: CGFloat
  /// How far colours are from grey: 0 makes everything grey, 1 changes nothing.
  package var saturation: Double
  package var tint: Color
  /// What lies below, in the coordinates of the path, so that any part of a scene can be painted alone.
  package var nodes: [Node]

  package init(
    path: Path, rule: FillRule = .nonZero, blur: CGFloat, saturation: Double, tint: Color, nodes: [Node] = []
  ) {
    self.path = path
    self.rule = rule
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
    self.nodes = nodes
  }

  /// How far from the shape what lies below is seen in it, in points.
  package static func reach(ofBlur blur: CGFloat) -> CGFloat {
    // Averages reach some pixels further than the deviations that are seen.
    GaussianBlur.reach * max(0, blur) + 4
  }
}
