import CellCatalog
import Foundation
import UIKit

extension LintTree {
  /// A visible part of a cell whose place does not just follow the cell's height.
  struct Part {
    let view: UIView
    let content: LintContent
    /// The content after the clipping of superviews, in points from the cell's top.
    let seen: CGRect
    /// The view's frame after the clipping of superviews, in points from the cell's top.
    let frame: CGRect
  }

  /// The extent of a cell's contents, in points from its top.
  struct Extent {
    /// The bottom of the visible content. For a label, this is the bottom of its text, not of its frame.
    var bottom: CGFloat
    /// The top of the frames with content; `frameBottom` is their bottom.
    var frameTop: CGFloat
    var frameBottom: CGFloat
    var topmost: UIView
    var lowest: UIView
  }

  /// The parts of the cell. A view that spans the root from top to bottom is not a part, but the lines of such a label
  /// are.
  package var parts: [Part] {
    nodes.indices.dropFirst().compactMap { index in
      let node = nodes[index]
      guard !isSystemPart(index), node.frame.height > 0 else { return nil }
      let clip = clip(of: index)
      let seen = node.content.rect.intersection(clip)
      guard !seen.isNull else { return nil }
      guard followsRoot(node.frame) else {
        return Part(view: node.view, content: node.content, seen: seen, frame: node.frame.intersection(clip))
      }
      guard case .text = node.content, !followsRoot(seen) else { return nil }
      return Part(view: node.view, content: node.content, seen: seen, frame: seen)
    }
  }

  /// The extent of all parts; nil if nothing is shown.
  var verticalExtent: Extent? {
    let parts = parts
    guard let topmost = parts.min(by: { $0.frame.minY < $1.frame.minY }),
      let lowest = parts.max(by: { $0.frame.maxY < $1.frame.maxY })
    else { return nil }
    let bottoms = parts.map { part in
      if case .control = part.content { part.frame.maxY } else { part.seen.maxY }
    }
    return Extent(
      bottom: bottoms.reduce(-.greatestFiniteMagnitude) { max($0, $1) }, frameTop: topmost.frame.minY,
      frameBottom: lowest.frame.maxY, topmost: topmost.view, lowest: lowest.view)
  }

  /// The bottom of the lowest hidden view with a place in the root; 0 if there is none.
  var hiddenBottom: CGFloat { bottom(of: root, isHidden: false) { _, isHidden in isHidden } }

  /// The bottom of the lowest view in the root, whether or not it shows anything.
  var roomBottom: CGFloat { bottom(of: root, isHidden: false) { _, _ in true } }

  private func bottom(
    of view: UIView, isHidden: Bool, counting counts: (UIView, Bool) -> Bool
  ) -> CGFloat {
    view.subviews.reduce(0) { bottom, subview in
      guard subview.layer.placement.isFinite else { return bottom }
      let isHidden = isHidden || subview.isHidden || subview.alpha <= 0
      let inner = self.bottom(of: subview, isHidden: isHidden, counting: counts)
      let frame = subview.convert(subview.bounds, to: root)
      guard counts(subview, isHidden), !frame.isEmpty, !followsRoot(frame),
        frame.minY > -0.5, frame.maxY < root.bounds.height + 0.5
      else { return max(bottom, inner) }
      return max(bottom, inner, frame.maxY)
    }
  }

  /// Returns the area that the clipping superviews leave, without the clipping of the root.
  private func clip(of index: Int) -> CGRect {
    line(from: index).dropFirst().reduce(CGRect.infinite) { rect, ancestor in
      let view = nodes[ancestor].view
      guard ancestor > 0, view.clipsToBounds || view is UIScrollView else { return rect }
      return rect.intersection(nodes[ancestor].frame)
    }
  }

  private func followsRoot(_ frame: CGRect) -> Bool {
    abs(frame.minY) < 1 && abs(frame.maxY - root.bounds.height) < 1
  }
}
