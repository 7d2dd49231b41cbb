/// The size that a node takes for a proposal, with its guides.
package struct NodeDimensions {
  /// The node, or nil if only a size is known.
  let node: LayoutNode?
  let proposal: Proposal
  package let size: LayoutSize

  /// The dimensions of something that says nothing about its guides.
  init(_ size: LayoutSize) {
    node = nil
    proposal = Proposal(size)
    self.size = size
  }

  init(_ node: LayoutNode, for proposal: Proposal) {
    self.node = node
    self.proposal = proposal
    size = node.size(for: proposal)
  }

  /// The place of a guide, in points.
  package subscript(guide: AlignmentGuide) -> Double {
    self[explicit: guide] ?? guide.standardValue(in: self)
  }

  /// The place that the node itself or a view in it gave a guide.
  package subscript(explicit guide: AlignmentGuide) -> Double? {
    guard let node, node.explicitGuides.contains(guide.kinds) else { return nil }
    return node.explicitValue(of: guide, for: proposal)
  }
}
