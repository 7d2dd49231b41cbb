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
  public var leading: CGFloat { metrics.leading }
}
