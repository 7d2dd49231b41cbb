import Foundation

/// The sizes of the parts of bars, in points.
@MainActor struct BarMetrics {
  /// The height of a row of buttons in a navigation bar.
  var row: CGFloat
  /// The space between two buttons, or between two pieces of glass under buttons.
  var spacing: CGFloat
  /// The height of the part of the row that contains the buttons and the title, from its top.
  var content: CGFloat
  /// The space between the edges of the screen and the title.
  var margin: CGFloat
  /// The space between the edges of the screen and the first button.
  var buttonMargin: CGFloat
  /// The space between the leading edge and the back arrow.
  var backMargin: CGFloat
  /// The space between buttons and the title.
  let titleSpacing: CGFloat = 8
  /// The space above the first button of a bar with a prompt.
  let prompt: CGFloat = 30
  let search: CGFloat = 52
  /// The height of the glass under buttons.
  static let glassHeight: CGFloat = 44
  /// The space above a navigation bar in a window without a status bar since iOS 26.
  static var minimumTop: CGFloat { SystemVersion.current >= .iOS26 ? 10 : 0 }
  static let toolbar: CGFloat = 44
  static let tabBar: CGFloat = 49

  init(width: CGFloat, traits: UITraitCollection) {
    margin = TableMetrics.margin(width: width)
    switch SystemVersion.current {
    case .iOS18:
      let isFlat = traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
      (row, spacing, backMargin) = (isFlat ? 32 : 44, 16, 8)
      (content, buttonMargin) = (row, margin)
    case .iOS26, .iOS27:
      // Below the buttons, 10 points are free. The buttons are nearer to the edges than a large title.
      buttonMargin = traits.userInterfaceIdiom == .pad ? 10 : 16
      (row, content, spacing, backMargin) = (54, 44, 8, buttonMargin)
    }
  }

  /// Returns the height of the row of a large title, which grows with the text size.
  static func largeTitle(_ font: UIFont) -> CGFloat { max(52, (font.lineHeight + 11).rounded(.up)) }
}
