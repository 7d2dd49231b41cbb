import CellCatalog
import CellDrawing
import Foundation
import UIKit

/// The views of a cell, or of another part of an entry, that can be seen, with what rules need to know of each.
@MainActor
struct LintTree {
  struct Node {
    let view: UIView
    fileprivate(set) var parent: Int?
    var children: [Int] = []
    /// The view's bounds in the root's coordinates, in points.
    let frame: CGRect
    /// What superviews that clip leave of it.
    let visible: CGRect
    /// With that of its superviews.
    let opacity: CGFloat
    /// Whether neither it nor a superview below the root is turned or scaled.
    let isUpright: Bool
    let content: LintContent
  }

  let root: UIView
  private(set) var nodes: [Node] = []
  /// Views that cannot be drawn anywhere: a number of their frame is none, or infinite.
  private(set) var unplaced: [UIView] = []

  /// - Parameter isSkipped: views that are left out with all that is in them.
  init(of root: UIView, skipping isSkipped: (UIView) -> Bool = { _ in false }) {
    self.root = root
    add(root, parent: nil, in: Place(visible: .infinite, opacity: 1, isUpright: true), isSkipped)
  }

  /// The part of another tree that is in a view, as if it had been made of that view; nil where the view is not in the
  /// tree, or not at the root's own corner.
  init?(of view: UIView, in tree: LintTree) {
    guard let first = tree.nodes.firstIndex(where: { $0.view === view }), tree.nodes[first].isUpright,
      tree.nodes[first].frame == view.bounds
    else { return nil }
    let last = tree.nodes[(first + 1)...].firstIndex { ($0.parent ?? -1) < first } ?? tree.nodes.endIndex
    root = view
    nodes = tree.nodes[first..<last].map { node in
      var node = node
      node.parent = node.parent.flatMap { $0 < first ? nil : $0 - first }
      node.children = node.children.map { $0 - first }
      return node
    }
    unplaced = tree.unplaced.filter { $0.isDescendant(of: view) }
  }

  private struct Place {
    var visible: CGRect
    var opacity: CGFloat
    var isUpright: Bool
  }

  private mutating func add(_ view: UIView, parent: Int?, in place: Place, _ isSkipped: (UIView) -> Bool) {
    guard !view.isHidden, view.alpha > 0, !isSkipped(view) else { return }
    guard view.layer.placement.isFinite else {
      unplaced.append(view)
      return
    }
    let frame = view === root ? view.bounds : view.convert(view.bounds, to: root)
    let visible = frame.intersection(place.visible)
    let isUpright = place.isUpright && (view === root || view.transform.isIdentity)
    let opacity = place.opacity * view.alpha
    let index = nodes.count
    nodes.append(
      Node(
        view: view, parent: parent, frame: frame, visible: visible, opacity: opacity, isUpright: isUpright,
        content: LintContent(of: view, root: root)))
    if let parent { nodes[parent].children.append(index) }
    var inner = Place(visible: place.visible, opacity: opacity, isUpright: isUpright)
    if view.clipsToBounds || view is UIScrollView { inner.visible = visible }
    for subview in view.subviews { add(subview, parent: index, in: inner, isSkipped) }
  }

  /// The view itself and those that hold it, the nearest first.
  func line(from index: Int) -> [Int] {
    var line = [index]
    while let parent = nodes[line[line.count - 1]].parent { line.append(parent) }
    return line
  }

  /// Whether a view is a part of one of UIKit's own controls, which places it itself.
  func isSystemPart(_ index: Int) -> Bool {
    line(from: index).dropFirst().contains { nodes[$0].view.isSystemControl }
  }
}

extension UIView {
  /// Whether UIKit places what is in it.
  var isSystemControl: Bool {
    self is UIButton || self is UITextField || self is UISwitch || self is UISlider
      || self is UISegmentedControl || self is UIPageControl || self is UIActivityIndicatorView
      || self is UIProgressView || self is UIStepper || self is UISearchBar || self is UIRefreshControl
      || self is UITextView || self is UIListContentView
  }
}
