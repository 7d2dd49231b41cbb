internal import Foundation

/// The system's standard distances.
@MainActor enum SystemSpacing {
  /// The distance between neighbours, in points.
  static let neighbours: CGFloat = 8

  /// Returns the distance between two positions, in points. From baseline to baseline it is the larger distance of lines
  /// of the two fonts: the distance in Apple's table of text sizes, or the line height if that is larger.
  static func between(_ upper: AnchorAttribute, _ lower: AnchorAttribute) -> CGFloat {
    guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return neighbours }
    let fonts = [lower.item, upper.item].compactMap { ($0 as? UIView)?.baselineFont }
    return fonts.map { max(DynamicType.lineDistance(ofSize: $0.pointSize) ?? 0, $0.lineHeight) }.max()
      ?? neighbours
  }
}
