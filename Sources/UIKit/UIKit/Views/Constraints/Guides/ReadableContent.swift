internal import Foundation

/// The maximum width of a column of text whose lines are easy to read.
@MainActor enum ReadableContent {
  /// Returns the layout margins, enlarged at both sides if the view is much wider than a column.
  static func insets(of view: UIView) -> UIEdgeInsets { enlarged(view.layoutMargins, of: view) }

  /// Returns margins of a view, enlarged at both sides if the view is much wider than a column.
  static func enlarged(_ margins: UIEdgeInsets, of view: UIView) -> UIEdgeInsets {
    var insets = margins
    let column = width(for: view.traitCollection.preferredContentSizeCategory)
    let width = view.bounds.width
    guard width > column + 2 * minimumMargin else { return insets }
    insets.left = max(insets.left, (width - column) / 2)
    insets.right = max(insets.right, (width - column) / 2)
    return insets
  }

  /// The minimum space at each side, in points, from which a column is made narrower. Measured on iOS 26.
  private static var minimumMargin: CGFloat { 44 }

  /// Returns the width of a column in points.
  ///
  /// At the standard content size category, 920 points were measured on iOS 26 and 672 points before. The other
  /// categories keep the proportions of the widths published for iOS 9.
  static func width(for category: UIContentSizeCategory) -> CGFloat {
    let standard: CGFloat = SystemVersion.current >= .iOS26 ? 920 : 672
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
