/// A node whose child grows up to the sides of the screen, without a change of its own size.
package final class IgnoredSafeAreaNode: ModifierNode {
  private let edges: LayoutEdge.Set

  package init(_ child: LayoutNode, at edges: LayoutEdge.Set = .all, identifier: Int = 0) {
    self.edges = edges
    super.init(child, identifier: identifier)
  }

  override func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    let frame = LayoutRect(origin, size(for: proposal))
    let index = placer.open(self, frame)
    let area = placer.safeArea
    let ignored = placer.isMirrored ? edges.mirrored : edges
    let insets = area.insets(of: frame, at: ignored)
    for edge in LayoutEdge.allCases where ignored.contains(edge) {
      placer.safeArea.inner[edge] = area.outer[edge]
    }
    let grown = Proposal(
      width: proposal.width.map { $0 + insets.leading + insets.trailing },
      height: proposal.height.map { $0 + insets.top + insets.bottom })
    let grownFrame = frame.inset(
      by: LayoutInsets(
        top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing))
    placer.place(child, Placement(.zero, grown), in: grownFrame)
    placer.safeArea = area
    placer.close(index)
  }
}
