/// A node with another one in front of it or behind it, which has no say in the layout.
package final class AttachmentNode: ModifierNode {
  private let attached: LayoutNode
  private let alignment: GuidePair
  private let isBehind: Bool

  package init(
    _ child: LayoutNode, _ attached: LayoutNode, alignment: GuidePair = .center, isBehind: Bool,
    identifier: Int = 0
  ) {
    self.attached = attached
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child, identifier: identifier)
  }

  package override func length(along axis: NodeAxis, for proposal: Proposal) -> Double {
    child.length(along: axis, for: proposal)
  }

  override func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    let dimensions = child.dimensions(for: proposal)
    let frame = LayoutRect(origin, dimensions.size)
    let offer = Proposal(dimensions.size)
    let place = alignment.origin(of: attached.dimensions(for: offer), beside: dimensions)
    let index = placer.open(self, frame)
    if isBehind { placer.place(attached, Placement(place, offer), in: frame) }
    placer.place(child, Placement(.zero, proposal), in: frame)
    if !isBehind { placer.place(attached, Placement(place, offer), in: frame) }
    placer.close(index)
  }
}
