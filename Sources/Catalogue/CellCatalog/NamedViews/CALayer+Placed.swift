package import CellSnapshots
package import Foundation
package import UIKit

extension CALayer {
  /// Returns the layer's frame and its visible part, in points from a corner of a layer around it. Returns nil if the
  /// frame is not usable.
  package func placed(in root: CALayer, corner: CGPoint) -> (frame: CGRect, shown: CGRect)? {
    let frame = convert(shownRect, to: root)
    guard frame.isUsable else { return nil }
    var shown = frame
    var layer = superlayer
    while let around = layer, around !== root {
      if around.masksToBounds { shown = shown.intersection(around.convert(around.bounds, to: root)) }
      layer = around.superlayer
    }
    return (frame.offsetBy(dx: -corner.x, dy: -corner.y), shown.offsetBy(dx: -corner.x, dy: -corner.y))
  }
}

extension LayoutView {
  /// Whether the line matters to the cell's author: a view, or a layer that a property holds.
  package var isNamed: Bool { propertyName != nil || !className.hasSuffix("Layer") }
}

extension CGRect {
  fileprivate var isUsable: Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.isFinite && abs($0) < 1e9 }
  }
}
