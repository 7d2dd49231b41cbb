internal import Foundation

/// The distances that the system keeps.
@MainActor enum SystemSpacing {
  /// Between neighbours, in points.
  static let neighbours: CGFloat = 8

  /// Between two places: of texts one below the other, from baseline to baseline, a line of the lower one.
  static func between(_ upper: LayoutAttribute, _ lower: LayoutAttribute) -> CGFloat {
    guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return neighbours }
    let fonts = [lower.item, upper.item].compactMap { ($0 as? UIView)?.baselineFont }
    return fonts.map(\.lineHeight).max() ?? neighbours
  }
}
