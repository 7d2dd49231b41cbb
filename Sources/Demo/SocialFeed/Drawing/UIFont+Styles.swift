import UIKit

extension UIFont {
  /// The system font of a size that is meant for the standard text size, grown and shrunk with the user's.
  static func scaled(
    _ size: CGFloat, _ weight: UIFont.Weight = .regular, style: UIFont.TextStyle = .body
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }

  /// The height of one line, without a fraction of a point.
  var wholeLineHeight: CGFloat { lineHeight.rounded(.up) }
}
