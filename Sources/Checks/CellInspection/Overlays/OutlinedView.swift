import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// A view in a picture, as an overlay outlines it.
struct OutlinedView: Hashable, Sendable {
  /// The name of the property that holds the view, or its class if no property holds it.
  var name: String
  /// The whole frame, in points of the picture.
  var frame: CGRect
  /// The visible part of the frame.
  var shown: CGRect
  /// The size of the frame in the view's superview, in points, without the scale of views around it.
  var size: CGSize
  /// Whether the view has content of its own, which a label should not cover, and no subviews.
  var isLeaf: Bool
  var hasText: Bool
  /// Whether the caption includes the size.
  var isSizeTold = true
  /// The area for its label, in points of the picture; nil if the label may be anywhere.
  var labelArea: CGRect?

  /// The name, followed by the size in points if it is included.
  var caption: String {
    guard isSizeTold else { return name }
    return "\(name) \(PlainNumber.text(size.width)) × \(PlainNumber.text(size.height))"
  }
}

extension OutlinedView {
  /// Returns the views in `rect` of a picture, each before its subviews. A view that fills its superview exactly shares
  /// its entry.
  ///
  /// - Parameter rect: The rectangle in points from the top left corner of the view's visible area.
  @MainActor
  static func views(in view: UIView, rect: CGRect) -> [OutlinedView] {
    var capture = LayoutCapture(keepingLayers: true)
    capture.captureRoot(view, rect: rect)
    let corner = CGPoint(x: view.bounds.minX + rect.minX, y: view.bounds.minY + rect.minY)
    var found: [OutlinedView] = []
    // For each ancestor of the current view, its index among the found views.
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
