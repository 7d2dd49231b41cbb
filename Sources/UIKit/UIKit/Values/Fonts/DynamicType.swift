import Foundation
/// Apple's table of text sizes and of the distances of baselines: Human Interface Guidelines, Typography, Dynamic Type
/// sizes (iOS).
enum DynamicType {
  /// Returns the size of a text style in points. An unspecified category has the size of `large`, and an unknown
  /// style has the size of `body`.
  static func pointSize(of style: UIFont.TextStyle, for category: UIContentSizeCategory) -> CGFloat {
    let column = category.order < 0 ? UIContentSizeCategory.large.order : category.order
    return (pointSizes[style] ?? body)[column]
  }

  /// Returns `value` times the distance of the style's baselines in `category` divided by their distance in `large`.
  ///
  /// iOS 26.1 scales so, and not by the sizes of the letters: 17 points of `body` become 22 at `extraExtraExtraLarge`, where
  /// the style itself has 23.
  static func scaled(
    _ value: CGFloat, like style: UIFont.TextStyle, for category: UIContentSizeCategory
  ) -> CGFloat {
    // This is nearly always the case, and a lookup in the table is slow.
    if category == .large { return value }
    let ratio = lineDistance(of: style, for: category) / lineDistance(of: style, for: .large)
    return ratio == 1 ? value : value * ratio
  }

  /// Returns the distance of a style's baselines in points. It depends on the size alone.
  static func lineDistance(of style: UIFont.TextStyle, for category: UIContentSizeCategory) -> CGFloat {
    let size = pointSize(of: style, for: category)
    return lineDistance(ofSize: size) ?? size * 1.2
  }

  /// Returns the distance of the baselines of texts of a size, in points, or nil if the table does not have the size.
  static func lineDistance(ofSize size: CGFloat) -> CGFloat? { lineDistances[size] }

  /// Returns the OpenType weight of a text style, regular or emphasized.
  static func weight(of style: UIFont.TextStyle, isEmphasized: Bool = false) -> Int {
    guard isEmphasized else { return style == .headline ? 600 : 400 }
    return [.largeTitle, .title1, .title2].contains(style) ? 700 : 600
  }

  /// The distances of baselines in points, by the sizes of the table. Apple's table has 28 for the subheadline of 21 points,
  /// but iOS has 26, as for all other styles of this size.
  private static let lineDistances: [CGFloat: CGFloat] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29,
    24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44,
    38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62,
    55: 65, 56: 66, 58: 68, 60: 70,
  ]

  private static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The sizes in points, from extra small to the largest accessibility size.
  private static let pointSizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: body,
    .body: body,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
