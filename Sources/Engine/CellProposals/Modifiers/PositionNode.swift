/// A node that takes what it is offered, and puts the middle of its child at a point.
package final class PositionNode: ModifierNode {
  private let center: LayoutPoint

  package init(_ child: LayoutNode, _ center: LayoutPoint, identifier: Int = 0) {
    self.center = center
    super.init(child, identifier: identifier)
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    if let width = proposal.width, let height = proposal.height { return LayoutSize(width, height) }
    let size = child.size(for: proposal)
    return LayoutSize(proposal.width ?? size.width, proposal.height ?? size.height)
  }

  override func placement(for proposal: Proposal, in size: LayoutSize) -> Placement {
    let inner = child.size(for: Proposal(size))
    return Placement(
      LayoutPoint(center.x - inner.width / 2, center.y - inner.height / 2), Proposal(size))
  }

  package override var spacing: Spacing { .ordinary }
}
