import Foundation

/// How large the parts of bars are, in points.
@MainActor struct BarMetrics {
  /// A row of buttons in a navigation bar.
  var row: CGFloat
  /// Between two buttons, or the glass under them.
  var spacing: CGFloat
  /// From the edges of the screen to the first button.
  var margin: CGFloat
  /// From the leading edge to the arrow back.
  var backMargin: CGFloat
  /// Between buttons and the title.
  let titleSpacing: CGFloat = 8
  /// Above the first button of a bar with a prompt.
  let prompt: CGFloat = 30
  let search: CGFloat = 52
  /// Of the glass under buttons.
  static let platter: CGFloat = 44
  static let toolbar: CGFloat = 44
  static let tabBar: CGFloat = 49

  init(width: CGFloat, traits: UITraitCollection) {
    margin = TableMetrics.margin(width: width)
    switch SystemVersion.current {
    case .iOS18:
      let isFlat = traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
      (row, spacing, backMargin) = (isFlat ? 32 : 44, 16, 8)
    case .iOS26:
      (row, spacing, backMargin) = (54, 8, margin)
    }
  }

  /// The row of a large title, which grows with the text size.
  static func largeTitle(_ font: UIFont) -> CGFloat { max(52, (font.lineHeight + 11).rounded(.up)) }
}
