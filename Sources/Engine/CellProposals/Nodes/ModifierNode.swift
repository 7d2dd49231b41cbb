/// A node with one child, of which it takes over everything that its class does not change.
package class ModifierNode: LayoutNode {
  let child: LayoutNode

  init(
    _ child: LayoutNode, identifier: Int, priority: Double? = nil, drawingOrder: Double? = nil,
    explicitGuides: GuideKinds = []
  ) {
    self.child = child
    super.init(
      identifier: identifier, priority: priority ?? child.priority,
      drawingOrder: drawingOrder ?? child.drawingOrder,
      explicitGuides: explicitGuides.union(child.explicitGuides), keepsSpacing: child.keepsSpacing)
  }

  package override func size(for proposal: Proposal) -> LayoutSize { child.size(for: proposal) }

  package override var spacing: Spacing { child.spacing }

  /// Returns the child's place in the node, whose size for the proposal is known.
  func placement(for proposal: Proposal, in size: LayoutSize) -> Placement { Placement(.zero, proposal) }

  package override func explicitValue(of guide: AlignmentGuide, for proposal: Proposal) -> Double? {
    guard child.explicitGuides.contains(guide.kinds) else { return nil }
    let placement = placement(for: proposal, in: size(for: proposal))
    guard let value = child.explicitValue(of: guide, for: placement.proposal) else { return nil }
    return value + placement.origin[guide.axis]
  }

  override func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    let frame = LayoutRect(origin, size(for: proposal))
    let index = placer.open(self, frame)
    placer.place(child, placement(for: proposal, in: frame.size), in: frame)
    placer.close(index)
  }
}
