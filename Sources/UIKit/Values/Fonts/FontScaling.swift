package import Foundation
import CellDrawing

/// The rule by which a font's size follows the content size category.
package enum FontScaling: Hashable, Sendable {
  case textStyle(UIFont.TextStyle)
  /// A font of its own size, scaled like a text style.
  case metrics(UIFont.TextStyle, baseSize: CGFloat, maximumSize: CGFloat)

  func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    switch self {
    case .textStyle(let style):
      return DynamicType.pointSize(of: style, for: category)
    case .metrics(let style, let baseSize, let maximumSize):
      let scaled = DynamicType.scaled(baseSize, like: style, for: category)
      // The size that was given stays as it is.
      return min(scaled == baseSize ? scaled : scaled.rounded(), maximumSize)
    }
  }
}

extension UIFont {
  /// Returns the same font for another content size category. A font whose size was set in points stays the same.
  func adjusted(for category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    var font = font
    font.size = scaling.pointSize(for: category)
    return font == self.font ? self : UIFont(font, scaling: scaling, others: others)
  }
}
