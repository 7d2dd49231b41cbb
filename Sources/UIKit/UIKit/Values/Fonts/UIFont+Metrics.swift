public import Foundation
import CellDrawing

extension UIFont {
  private var metrics: FontMetrics { FontLibrary.shared.metrics(of: font) }

  public var ascender: CGFloat { metrics.ascent }
  /// The descent in points. It is negative, because it is below the baseline.
  public var descender: CGFloat { -metrics.descent }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The space between two lines, in points. It is not part of `lineHeight`.
  ///
  /// A font of a text style has the distance of lines that Apple's table of Dynamic Type gives minus its line height: 1.71
  /// points for `body` at Large. It may be negative, as for `caption2`. The system font of a size has none, and another font
  /// has the line gap of its file.
  public var leading: CGFloat { metrics.leading }
}
