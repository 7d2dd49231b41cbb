/// A node that is drawn elsewhere than the layout sees it. The offset counts to the right also where lines begin there.
package final class OffsetNode: ModifierNode {
  private let offset: LayoutPoint

  package init(_ child: LayoutNode, _ offset: LayoutPoint, identifier: Int = 0) {
    self.offset = offset
    super.init(child, identifier: identifier)
  }

  package override func length(along axis: NodeAxis, for proposal: Proposal) -> Double {
    child.length(along: axis, for: proposal)
  }

  override func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    let index = placer.open(self, LayoutRect(origin, size(for: proposal)))
    let origin = LayoutPoint(origin.x + offset.x, origin.y + offset.y)
    child.place(at: origin, proposal: proposal, with: &placer)
    placer.close(index)
  }
}
