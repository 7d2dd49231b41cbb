package import Foundation
import CellDrawing

/// How a font's size follows the text size the user prefers.
package enum FontScaling: Hashable, Sendable {
  case textStyle(UIFont.TextStyle)
  /// A font of its own size, scaled like a text style.
  case metrics(UIFont.TextStyle, baseSize: CGFloat, maximumSize: CGFloat)

  func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    switch self {
    case .textStyle(let style):
      return DynamicType.pointSize(of: style, for: category)
    case .metrics(let style, let baseSize, let maximumSize):
      return min(DynamicType.scaled(baseSize, like: style, for: category), maximumSize)
    }
  }
}

extension UIFont {
  /// The same font for another text size; itself when its size was set in points.
  func adjusted(for category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    var font = font
    font.size = scaling.pointSize(for: category)
    return font == self.font ? self : UIFont(font, scaling: scaling)
  }
}
