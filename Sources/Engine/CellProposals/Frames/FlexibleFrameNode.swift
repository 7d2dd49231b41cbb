/// A frame with limits.
package final class FlexibleFrameNode: ModifierNode {
  private let width: FlexibleLength
  private let height: FlexibleLength
  private let alignment: GuidePair

  package init(
    _ child: LayoutNode, width: FlexibleLength = FlexibleLength(),
    height: FlexibleLength = FlexibleLength(), alignment: GuidePair = .center, identifier: Int = 0
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child, identifier: identifier)
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    let ownWidth = width.length(for: proposal.width)
    let ownHeight = height.length(for: proposal.height)
    if let ownWidth, let ownHeight { return LayoutSize(ownWidth, ownHeight) }
    let inner = Proposal(width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
    let size = child.size(for: inner)
    return LayoutSize(
      ownWidth ?? width.length(around: size.width, offered: inner.width),
      ownHeight ?? height.length(around: size.height, offered: inner.height))
  }

  override func placement(for proposal: Proposal, in size: LayoutSize) -> Placement {
    let inner = Proposal(
      width: width.placedOffer(for: proposal.width, in: size.width),
      height: height.placedOffer(for: proposal.height, in: size.height))
    return Placement(alignment.origin(of: child.dimensions(for: inner), in: NodeDimensions(size)), inner)
  }

  package override var spacing: Spacing {
    guard !keepsSpacing else { return child.spacing }
    var edges: LayoutEdge.Set = []
    if !width.isEmpty { edges.formUnion(.horizontal) }
    if !height.isEmpty { edges.formUnion(.vertical) }
    return child.spacing.reset(edges)
  }
}
