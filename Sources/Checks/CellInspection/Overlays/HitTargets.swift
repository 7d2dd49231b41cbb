import CellCatalog
import Foundation
import UIKit

/// The views of a picture that act on touches, and the area of each, which is found by testing points.
struct HitTargets {
  let targets: [HitTarget]

  /// Finds the targets in `rect` of a picture.
  ///
  /// - Parameter rect: The rectangle in points from the top left corner of the view's visible area.
  @MainActor
  init(in view: UIView, rect: CGRect) {
    var capture = LayoutCapture(keepingLayers: true)
    capture.captureRoot(view, rect: rect)
    let corner = CGPoint(x: view.bounds.minX + rect.minX, y: view.bounds.minY + rect.minY)
    var names: [ObjectIdentifier: String] = [:]
    var edges = HitGrid.Edges(around: CGRect(origin: .zero, size: rect.size))
    for (line, layer) in zip(capture.views, capture.layers) {
      guard let shown = layer.view else { continue }
      names[ObjectIdentifier(shown)] = line.propertyName ?? line.className
      // Other views let touches through.
      guard shown.isUserInteractionEnabled, !line.isHidden else { continue }
      if let placed = layer.placed(in: view.layer, corner: corner) { edges.add(placed.shown) }
    }
    let grid = HitGrid(edges) { point in
      let hit = view.hitTest(CGPoint(x: corner.x + point.x, y: corner.y + point.y), with: nil)
      return hit?.touchTarget(in: view)
    }
    targets = grid.areas.map { area in
      HitTarget(
        name: names[ObjectIdentifier(area.view)] ?? String(describing: type(of: area.view)), rects: area.rects
      )
    }
  }
}
