import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// A view that a picture shows, as an overlay outlines it.
struct OutlinedView: Hashable, Sendable {
  /// The property that holds it, or else its class.
  var name: String
  /// In points of the picture, whole.
  var frame: CGRect
  /// The part of the frame that is seen.
  var shown: CGRect
  /// What the view itself counts as its frame's size, in points, however it is scaled.
  var size: CGSize
  /// Whether it has content of its own that a label should not cover, rather than subviews.
  var isLeaf: Bool
  var hasText: Bool
  /// Whether the caption holds it.
  var isSizeTold = true
  /// Where its label may go, in points of the picture; everywhere where nil.
  var labelArea: CGRect?

  /// The name and, where it is to be told, the size in points.
  var caption: String {
    guard isSizeTold else { return name }
    return "\(name) \(PlainNumber.text(size.width)) × \(PlainNumber.text(size.height))"
  }
}

extension OutlinedView {
  /// The views that `rect` of a picture shows, each before its subviews; those that fill their superview exactly are named
  /// together with it.
  ///
  /// - Parameter rect: in points from the top left corner that the view shows.
  @MainActor
  static func views(in view: UIView, rect: CGRect) -> [OutlinedView] {
    var capture = LayoutCapture(keepingLayers: true)
    capture.captureRoot(view, rect: rect)
    let corner = CGPoint(x: view.bounds.minX + rect.minX, y: view.bounds.minY + rect.minY)
    var found: [OutlinedView] = []
    // For each of the views around the one at hand its place among those found.
    var path: [Int?] = []
    for (line, layer) in zip(capture.views, capture.layers) {
      path.removeLast(max(0, path.count - line.depth))
      let parent = path.last ?? nil
      guard line.isNamed, !line.isHidden, let placed = layer.placed(in: view.layer, corner: corner),
        case let shown = placed.shown.intersection(CGRect(origin: .zero, size: rect.size)),
        shown.width > 0, shown.height > 0
      else {
        path.append(parent)
        continue
      }
      let name = line.propertyName ?? line.className
      if let parent { found[parent].isLeaf = false }
      if let parent, found[parent].frame == placed.frame {
        found[parent].name += " + \(name)"
        found[parent].hasText = found[parent].hasText || line.text != nil
        found[parent].isLeaf = true
        path.append(parent)
      } else {
        path.append(found.count)
        found.append(
          OutlinedView(
            name: name, frame: placed.frame, shown: shown, size: line.frame.size, isLeaf: true,
            hasText: line.text != nil))
      }
    }
    return found
  }
}

extension CALayer {
  /// Where the layer lies and what is seen of it, in points from a corner of a layer around it; nil where that is no
  /// place.
  fileprivate func placed(in root: CALayer, corner: CGPoint) -> (frame: CGRect, shown: CGRect)? {
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
  /// Whether it says something to the cell's author: a view, or a layer that a property holds.
  fileprivate var isNamed: Bool { propertyName != nil || !className.hasSuffix("Layer") }
}

extension CGRect {
  fileprivate var isUsable: Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.isFinite && abs($0) < 1e9 }
  }
}
