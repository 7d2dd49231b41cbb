package import Foundation

/// The views of a layout with their superviews, their places in the picture and their names.
package struct LayoutTree {
  package struct Node {
    package let view: LayoutView
    /// The index of the superview; nil for the picture's own view.
    package let parent: Int?
    package fileprivate(set) var children: [Int] = []
    /// The frame in points from the picture's top left corner. Inside a transformed view, it is that view's frame.
    package let frame: CGRect
    /// Whether the view or one of its ancestors has a transform.
    let isTransformed: Bool
    /// The number among unnamed siblings of the same class, from 1; nil if there is only one.
    fileprivate(set) var ordinal: Int?
  }

  private(set) var nodes: [Node] = []
  private(set) var roots: [Int] = []

  package init(_ layout: SnapshotLayout) {
    nodes.reserveCapacity(layout.views.count)
    var path: [Int] = []
    for view in layout.views {
      while let last = path.last, nodes[last].view.depth >= view.depth { path.removeLast() }
      let parent = path.last
      let isTransformed =
        view.attributes[.transform] != nil || parent.map { nodes[$0].isTransformed } ?? false
      nodes.append(
        Node(
          view: view, parent: parent, frame: frame(of: view, in: parent), isTransformed: isTransformed))
      let index = nodes.count - 1
      if let parent { nodes[parent].children.append(index) } else { roots.append(index) }
      path.append(index)
    }
    for index in nodes.indices { number(nodes[index].children) }
  }

  package subscript(index: Int) -> Node { nodes[index] }

  private func frame(of view: LayoutView, in parent: Int?) -> CGRect {
    guard let superview = parent.map({ nodes[$0] }) else { return view.frame }
    guard !superview.isTransformed else { return superview.frame }
    return view.frame.offsetBy(dx: superview.frame.origin.x, dy: superview.frame.origin.y)
  }

  private mutating func number(_ siblings: [Int]) {
    var counts: [String: Int] = [:]
    let unnamed = siblings.filter { nodes[$0].view.propertyName == nil && nodes[$0].view.row == nil }
    for index in unnamed { counts[nodes[index].view.className, default: 0] += 1 }
    var next: [String: Int] = [:]
    for index in unnamed where counts[nodes[index].view.className, default: 0] > 1 {
      next[nodes[index].view.className, default: 0] += 1
      nodes[index].ordinal = next[nodes[index].view.className]
    }
  }
}
