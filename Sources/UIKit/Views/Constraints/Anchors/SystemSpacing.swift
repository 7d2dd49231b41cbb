internal import Foundation

/// The system's standard distances.
@MainActor enum SystemSpacing {
  /// The distance between neighbours, in points.
  static let neighbours: CGFloat = 8

  /// Returns the distance between two positions, in points. From baseline to baseline it is the larger line height
  /// of the two fonts.
  static func between(_ upper: LayoutAttribute, _ lower: LayoutAttribute) -> CGFloat {
    guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return neighbours }
    let fonts = [lower.item, upper.item].compactMap { ($0 as? UIView)?.baselineFont }
    return fonts.map(\.lineHeight).max() ?? neighbours
  }
}
