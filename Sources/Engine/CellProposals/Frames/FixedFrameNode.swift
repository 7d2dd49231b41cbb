/// A frame with a width, a height or both, in which the child may be larger.
package final class FixedFrameNode: ModifierNode {
  private let width: Double?
  private let height: Double?
  private let alignment: GuidePair

  /// Creates a frame. A negative or infinite length counts as nil.
  package init(
    _ child: LayoutNode, width: Double? = nil, height: Double? = nil, alignment: GuidePair = .center,
    identifier: Int = 0
  ) {
    self.width = width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    self.height = height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    self.alignment = alignment
    super.init(child, identifier: identifier)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    if let width, let height { return LayoutSize(width, height) }
    let size = child.size(for: inner(proposal))
    return LayoutSize(width ?? size.width, height ?? size.height)
  }

  override func placement(for proposal: Proposal, in size: LayoutSize) -> Placement {
    let proposal = inner(proposal)
    return Placement(
      alignment.origin(of: child.dimensions(for: proposal), in: NodeDimensions(size)), proposal)
  }

  package override var spacing: Spacing {
    guard !keepsSpacing else { return child.spacing }
    var edges: LayoutEdge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.reset(edges)
  }
}
