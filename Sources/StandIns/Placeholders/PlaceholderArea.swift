package import UIKit

/// The marked area in place of something that CellSnap does not draw: a light background with a thin dashed outline.
@MainActor
package enum PlaceholderArea {
  /// Draws an area that fills a view, and reports why the area is empty. A view calls it in `draw(_:)`.
  package static func draw(in view: UIView, because reason: String) {
    Diagnostics.report(view.layer, "drawn as an empty area: \(reason)")
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    UIColor(white: isDark ? 0.16 : 0.95, alpha: 1).setFill()
    UIRectFill(view.bounds)
    guard view.bounds.width > 1, view.bounds.height > 1 else { return }
    let outline = UIBezierPath(rect: view.bounds.insetBy(dx: 0.5, dy: 0.5))
    outline.lineWidth = 1
    outline.setLineDash([4, 3], count: 2, phase: 0)
    UIColor(white: isDark ? 0.42 : 0.68, alpha: 1).setStroke()
    outline.stroke()
  }
}
