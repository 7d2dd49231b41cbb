import CellCatalog
import CellDrawing
import Foundation
import UIKit

/// The visible views of a cell, or of another part of an entry, with the properties that rules need.
@MainActor
struct LintTree {
  struct Node {
    let view: UIView
    fileprivate(set) var parent: Int?
    var children: [Int] = []
    /// The view's bounds in the root's coordinates, in points.
    let frame: CGRect
    /// The frame after the clipping of superviews.
    let visible: CGRect
    /// The opacity, multiplied by the opacity of all superviews.
    let opacity: CGFloat
    /// Whether neither the view nor a superview below the root is rotated or scaled.
    let isUpright: Bool
    let content: LintContent
  }

  let root: UIView
  private(set) var nodes: [Node] = []
  /// The views that cannot be drawn, because a number of their frame is infinite or not a number.
  private(set) var unplaced: [UIView] = []

  /// - Parameter isSkipped: Whether to leave out a view and everything in it.
  init(of root: UIView, skipping isSkipped: (UIView) -> Bool = { _ in false }) {
    self.root = root
    add(root, parent: nil, in: Place(visible: .infinite, opacity: 1, isUpright: true), isSkipped)
  }

  /// Takes the part of another tree inside a view, as if the tree had been made of that view. Returns nil if the view
  /// is not in the tree, or not at the root's corner.
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

  /// Returns the view itself and its ancestors, the nearest first.
  func line(from index: Int) -> [Int] {
    var line = [index]
    while let parent = nodes[line[line.count - 1]].parent { line.append(parent) }
    return line
  }

  /// Returns whether a view is part of one of UIKit's own controls or bars, which places it.
  func isSystemPart(_ index: Int) -> Bool {
    line(from: index).dropFirst().contains { nodes[$0].view.isSystemControl } || isPartOfBar(index)
  }

  /// Returns whether UIKit made a view for a bar. The views that an app gives to a bar's items are its own.
  func isPartOfBar(_ index: Int) -> Bool {
    let line = line(from: index)
    guard let bar = line.dropFirst().first(where: { nodes[$0].view.isBar }) else { return false }
    let views = nodes[bar].view.barViewsOfApp
    return !line.contains { place in views.contains { $0 === nodes[place].view } }
  }
}

extension UIView {
  fileprivate var isBar: Bool { self is UINavigationBar || self is UIToolbar || self is UITabBar }

  /// The views that the app gave to the items of a bar.
  fileprivate var barViewsOfApp: [UIView] {
    switch self {
    case let bar as UINavigationBar:
      (bar.items ?? []).flatMap { item in
        let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        return ([item.titleView] + buttons.map(\.customView)).compactMap(\.self)
      }
    case let bar as UIToolbar: (bar.items ?? []).compactMap(\.customView)
    default: []
    }
  }

  /// Whether UIKit places the contents of the view.
  var isSystemControl: Bool { type(of: self).facts.placesContents }
}
