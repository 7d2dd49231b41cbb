import Foundation
import UIKit

extension LintTree {
  /// How far the contents of a cell reach, in points from its top.
  struct Extent {
    /// Where what is seen ends: the text of a label, not its frame.
    var bottom: CGFloat
    /// Where frames with something in them begin and end.
    var frameTop: CGFloat
    var frameBottom: CGFloat
    var topmost: UIView
    var lowest: UIView
  }

  /// Nil where nothing is shown; what spans the root from top to bottom follows its height and does not count.
  var verticalExtent: Extent? {
    var extent: Extent?
    for (index, node) in nodes.enumerated() where index > 0 && !isSystemPart(index) {
      let clip = clip(of: index)
      let seen = node.content.rect.intersection(clip)
      guard !seen.isNull, node.frame.height > 0, !followsRoot(node) else { continue }
      let frame = node.frame.intersection(clip)
      let bottom = if case .control = node.content { frame.maxY } else { seen.maxY }
      guard var current = extent else {
        extent = Extent(
          bottom: bottom, frameTop: frame.minY, frameBottom: frame.maxY, topmost: node.view, lowest: node.view
        )
        continue
      }
      current.bottom = max(current.bottom, bottom)
      if frame.minY < current.frameTop {
        (current.frameTop, current.topmost) = (frame.minY, node.view)
      }
      if frame.maxY > current.frameBottom {
        (current.frameBottom, current.lowest) = (frame.maxY, node.view)
      }
      extent = current
    }
    return extent
  }

  /// What the superviews that clip leave, but for the root.
  private func clip(of index: Int) -> CGRect {
    line(from: index).dropFirst().reduce(CGRect.infinite) { rect, ancestor in
      let view = nodes[ancestor].view
      guard ancestor > 0, view.clipsToBounds || view is UIScrollView else { return rect }
      return rect.intersection(nodes[ancestor].frame)
    }
  }

  private func followsRoot(_ node: Node) -> Bool {
    abs(node.frame.minY) < 1 && abs(node.frame.maxY - root.bounds.height) < 1
  }
}
