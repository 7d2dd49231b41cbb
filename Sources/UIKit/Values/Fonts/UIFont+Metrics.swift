public import Foundation
import CellDrawing

extension UIFont {
  private var metrics: FontMetrics { FontLibrary.shared.metrics(of: font) }

  public var ascender: CGFloat { metrics.ascent }
  /// The descent in points. It is negative, because it lies below the baseline.
  public var descender: CGFloat { -metrics.descent }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The space between lines in points. A text style adds a space of its own.
  public var leading: CGFloat { metrics.leading + styleLeading }

  /// The space that the font's text style adds between lines, in points. Other fonts of the system have none.
  var styleLeading: CGFloat {
    guard case .textStyle? = scaling else { return 0 }
    return max(DynamicType.lineDistance(ofSize: pointSize) - lineHeight, 0)
  }
}
