internal import Foundation

/// How wide a column of text is to be at most, for lines that can be read with ease.
@MainActor enum ReadableContent {
  /// The margins, and what is wider than a column on both sides of its middle.
  static func insets(of view: UIView) -> UIEdgeInsets {
    var insets = view.layoutMargins
    let column = width(for: view.traitCollection.preferredContentSizeCategory)
    let width = view.bounds.width
    guard width > column + 2 * leastMargin else { return insets }
    insets.left = max(insets.left, (width - column) / 2)
    insets.right = max(insets.right, (width - column) / 2)
    return insets
  }

  /// A column is not made narrower for less than this on each side, as measured on iOS 26.
  private static var leastMargin: CGFloat { 44 }

  /// In points: 920 were measured on iOS 26 and 672 before at the standard text size; the others keep the proportion
  /// of the widths that were published for iOS 9.
  static func width(for category: UIContentSizeCategory) -> CGFloat {
    let standard: CGFloat = SystemVersion.current == .iOS26 ? 920 : 672
    return (standard * proportion(of: category)).rounded()
  }

  private static func proportion(of category: UIContentSizeCategory) -> CGFloat {
    switch category {
    case .extraSmall: 560 / 672
    case .small: 600 / 672
    case .medium: 632 / 672
    case .extraLarge: 744 / 672
    case .extraExtraLarge: 824 / 672
    case .extraExtraExtraLarge: 896 / 672
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      1_072 / 672
    default: 1
    }
  }
}
