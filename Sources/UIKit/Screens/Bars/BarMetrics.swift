import Foundation

/// The sizes of the parts of bars, in points.
@MainActor struct BarMetrics {
  /// The height of a row of buttons in a navigation bar.
  var row: CGFloat
  /// The space between two buttons, or between two pieces of glass under buttons.
  var spacing: CGFloat
  /// The space between the edges of the screen and the first button.
  var margin: CGFloat
  /// The space between the leading edge and the back arrow.
  var backMargin: CGFloat
  /// The space between buttons and the title.
  let titleSpacing: CGFloat = 8
  /// The space above the first button of a bar with a prompt.
  let prompt: CGFloat = 30
  let search: CGFloat = 52
  /// The height of the glass under buttons.
  static let glassHeight: CGFloat = 44
  static let toolbar: CGFloat = 44
  static let tabBar: CGFloat = 49

  init(width: CGFloat, traits: UITraitCollection) {
    margin = TableMetrics.margin(width: width)
    switch SystemVersion.current {
    case .iOS18:
      let isFlat = traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
      (row, spacing, backMargin) = (isFlat ? 32 : 44, 16, 8)
    case .iOS26, .iOS27:
      (row, spacing, backMargin) = (54, 8, margin)
    }
  }

  /// Returns the height of the row of a large title, which grows with the text size.
  static func largeTitle(_ font: UIFont) -> CGFloat { max(52, (font.lineHeight + 11).rounded(.up)) }
}
