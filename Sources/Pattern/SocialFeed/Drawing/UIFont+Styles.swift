import UIKit

extension UIFont {
  /// Returns the system font of a size for the standard text size, scaled with the user's text size.
  static func scaled(
    _ size: CGFloat, _ weight: UIFont.Weight = .regular, style: UIFont.TextStyle = .body
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }

  /// The height of one line, rounded up to a whole point.
  var wholeLineHeight: CGFloat { lineHeight.rounded(.up) }
}
