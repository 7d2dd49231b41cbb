package import Foundation
import CellDrawing

/// The rule by which a font's size follows the content size category.
package enum FontScaling: Hashable, Sendable {
  case textStyle(UIFont.TextStyle)
  /// A font of its own size, scaled like a text style.
  case metrics(UIFont.TextStyle, baseSize: CGFloat, maximumSize: CGFloat)

  /// Returns a font with the size and the distance of lines that it has in a category.
  func scaled(_ font: Font, for category: UIContentSizeCategory) -> Font {
    let size = pointSize(for: category)
    guard size != font.size else { return font }
    guard case .textStyle(let style) = self else { return font.scaled(by: size / font.size).sized(size) }
    var scaled = font.sized(size)
    if font.lineDistance != nil { scaled.lineDistance = DynamicType.lineDistance(of: style, for: category) }
    return scaled
  }

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
    let font = scaling.scaled(font, for: category)
    return font == self.font ? self : UIFont(font, scaling: scaling, others: others)
  }
}

extension Font {
  /// Returns the font in another size, with the same distance of lines.
  fileprivate func sized(_ size: CGFloat) -> Font {
    var font = self
    font.size = size
    return font
  }
}
