import CellSnapshots
import Foundation

/// A view that a picture shows, as an overlay outlines it.
struct OutlinedView: Hashable, Sendable {
  /// The property that holds it, or else its class.
  var name: String
  /// In points of the picture, whole.
  var frame: CGRect
  /// The part of the frame that lies in the picture.
  var shown: CGRect
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
    return "\(name) \(PlainNumber.text(frame.width)) × \(PlainNumber.text(frame.height))"
  }
}

extension OutlinedView {
  /// The views that a picture shows, each before its subviews, in points from the picture's top left corner; those that
  /// fill their superview exactly are named together with it.
  static func views(of layout: SnapshotLayout) -> [OutlinedView] {
    let bounds = CGRect(origin: .zero, size: layout.size)
    var found: [OutlinedView] = []
    // Of the views around the one at hand: the origin, and the place among those found.
    var path: [(origin: CGPoint, place: Int?)] = []
    for view in layout.views {
      path.removeLast(max(0, path.count - view.depth))
      let origin = path.last?.origin ?? .zero
      let parent = path.last?.place
      let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      guard frame.isUsable, !view.isHidden else {
        path.append((frame.isUsable ? frame.origin : origin, parent))
        continue
      }
      let shown = frame.intersection(bounds)
      guard view.isNamed, shown.width > 0, shown.height > 0 else {
        path.append((frame.origin, parent))
        continue
      }
      let name = view.propertyName ?? view.className
      if let parent { found[parent].isLeaf = false }
      if let parent, found[parent].frame == frame {
        found[parent].name += " + \(name)"
        found[parent].hasText = found[parent].hasText || view.text != nil
        found[parent].isLeaf = true
        path.append((frame.origin, parent))
      } else {
        path.append((frame.origin, found.count))
        found.append(
          OutlinedView(name: name, frame: frame, shown: shown, isLeaf: true, hasText: view.text != nil))
      }
    }
    return found
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
