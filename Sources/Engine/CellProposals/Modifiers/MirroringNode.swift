/// A node in which lines begin at another side than around it.
package final class MirroringNode: ModifierNode {
  private let isMirrored: Bool

  /// Creates a node.
  ///
  /// - Parameter isMirrored: Whether lines begin at the right.
  package init(_ child: LayoutNode, isMirrored: Bool, identifier: Int = 0) {
    self.isMirrored = isMirrored
    super.init(child, identifier: identifier)
  }

  package override func length(along axis: NodeAxis, for proposal: Proposal) -> Double {
    child.length(along: axis, for: proposal)
  }

  override func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    let wasMirrored = placer.isMirrored
    placer.isMirrored = isMirrored
    super.place(at: origin, proposal: proposal, with: &placer)
    placer.isMirrored = wasMirrored
  }
}
