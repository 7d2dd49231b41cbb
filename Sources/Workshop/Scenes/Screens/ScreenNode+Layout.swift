import CellSnapshots
import Foundation

extension ScreenNode {
  /// Makes the tree of a picture's layout; nil for a layout without views.
  static func tree(of layout: SnapshotLayout) -> ScreenNode? {
    var root: ScreenNode?
    var ancestors: [ScreenNode] = []
    for view in layout.views {
      ancestors = Array(ancestors.prefix(view.depth))
      let node = ScreenNode(
        path: "\(ancestors.last.map { "\($0.path)." } ?? "")\(ancestors.last?.children.count ?? 0)",
        className: view.className, frame: view.frame, isHidden: view.isHidden)
      node.text = view.text
      node.background = view.attributes[.background].flatMap { ScreenColor($0) }
      ancestors.last?.add(node)
      if root == nil { root = node }
      ancestors.append(node)
    }
    return root
  }
}
