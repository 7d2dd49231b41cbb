import Foundation
/// Apple's table of text sizes: Human Interface Guidelines, Typography, Dynamic Type sizes (iOS).
enum DynamicType {
  /// Returns the size of a text style in points. An unspecified category has the size of `large`, and an unknown
  /// style has the size of `body`.
  static func pointSize(of style: UIFont.TextStyle, for category: UIContentSizeCategory) -> CGFloat {
    let column = category.order < 0 ? UIContentSizeCategory.large.order : category.order
    return (pointSizes[style] ?? body)[column]
  }

  /// Returns `value` times the style's size in `category` divided by its size in `large`, rounded to a third of a
  /// point.
  static func scaled(
    _ value: CGFloat, like style: UIFont.TextStyle, for category: UIContentSizeCategory
  ) -> CGFloat {
    // This is nearly always the case, and a lookup in the table is slow.
    if category == .large { return value }
    let ratio = pointSize(of: style, for: category) / pointSize(of: style, for: .large)
    return ratio == 1 ? value : (value * ratio * 3).rounded() / 3
  }

  /// Returns the OpenType weight of a text style, regular or emphasized.
  static func weight(of style: UIFont.TextStyle, isEmphasized: Bool = false) -> Int {
    guard isEmphasized else { return style == .headline ? 600 : 400 }
    return [.largeTitle, .title1, .title2].contains(style) ? 700 : 600
  }

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
