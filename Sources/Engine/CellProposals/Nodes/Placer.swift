/// The nodes that are placed so far, and the circumstances of those that follow.
struct Placer {
  private(set) var nodes: [PlacedNode] = []
  /// Whether lines begin at the right.
  var isMirrored: Bool
  var safeArea: SafeArea

  init(isMirrored: Bool, safeArea: SafeArea) {
    self.isMirrored = isMirrored
    self.safeArea = safeArea
  }

  /// Adds a node without nodes in it.
  mutating func add(_ node: LayoutNode, _ frame: LayoutRect) {
    nodes.append(PlacedNode(identifier: node.identifier, frame: frame, end: nodes.count + 1))
  }

  /// Adds a node, so that the next ones are in it until it is closed.
  mutating func open(_ node: LayoutNode, _ frame: LayoutRect) -> Int {
    add(node, frame)
    return nodes.count - 1
  }

  mutating func close(_ index: Int) { nodes[index].end = nodes.count }

  /// Places a child of a container.
  mutating func place(_ child: LayoutNode, _ placement: Placement, in bounds: LayoutRect) {
    var x = placement.origin.x
    if isMirrored {
      let end = bounds.size.width - child.size(for: placement.proposal).width
      x = end.isFinite ? end - x : 0
    }
    let origin = LayoutPoint(bounds.minX + x, bounds.minY + placement.origin.y)
    child.place(at: origin, proposal: placement.proposal, with: &self)
  }
}
