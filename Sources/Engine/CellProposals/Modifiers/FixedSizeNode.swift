/// A node that has its ideal length in some directions, whatever it is offered.
package final class FixedSizeNode: ModifierNode {
  private let axes: NodeAxis.Set

  package init(_ child: LayoutNode, along axes: NodeAxis.Set = .both, identifier: Int = 0) {
    self.axes = axes
    super.init(child, identifier: identifier)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package override func size(for proposal: Proposal) -> LayoutSize { child.size(for: inner(proposal)) }

  override func placement(for proposal: Proposal, in size: LayoutSize) -> Placement {
    Placement(.zero, inner(proposal))
  }
}
