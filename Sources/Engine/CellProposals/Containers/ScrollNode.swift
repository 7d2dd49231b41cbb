/// A scroll view, which shows its content from the beginning.
package final class ScrollNode: LayoutNode {
  private let content: LayoutNode
  private let axes: NodeAxis.Set

  package init(_ content: LayoutNode, along axes: NodeAxis.Set = .vertical, identifier: Int = 0) {
    self.content = content
    self.axes = axes
    super.init(identifier: identifier)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    let size = content.size(for: inner(proposal))
    return LayoutSize(
      axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    let frame = LayoutRect(origin, size(for: proposal))
    let index = placer.open(self, frame)
    // Across the directions in which it scrolls, the view is as large as its content.
    placer.place(content, Placement(.zero, inner(proposal)), in: frame)
    placer.close(index)
  }
}
