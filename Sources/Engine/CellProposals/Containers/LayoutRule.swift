/// An app's own way to arrange nodes.
package protocol LayoutRule {
  /// The results that the rule keeps between its answers for the same nodes.
  associatedtype Memory

  /// Returns the memory for nodes that the rule has not seen yet.
  func makeMemory(for nodes: [LayoutNode]) -> Memory

  /// Returns the size that the nodes take together.
  func size(for proposal: Proposal, of nodes: [LayoutNode], memory: inout Memory) -> LayoutSize

  /// Returns the places of the nodes in a size, or nil for a node that is to be in the middle.
  func placements(
    of nodes: [LayoutNode], in size: LayoutSize, for proposal: Proposal, memory: inout Memory
  ) -> [Placement?]

  /// Returns the distances to neighbours, or nil for the greatest that the nodes ask for.
  func spacing(of nodes: [LayoutNode], memory: inout Memory) -> Spacing?

  /// Returns the place that the rule gives a guide, in points, or nil if the nodes decide.
  func explicitValue(
    of guide: AlignmentGuide, of nodes: [LayoutNode], in size: LayoutSize, for proposal: Proposal,
    memory: inout Memory
  ) -> Double?
}

extension LayoutRule {
  package func spacing(of nodes: [LayoutNode], memory: inout Memory) -> Spacing? { nil }

  package func explicitValue(
    of guide: AlignmentGuide, of nodes: [LayoutNode], in size: LayoutSize, for proposal: Proposal,
    memory: inout Memory
  ) -> Double? { nil }
}

extension LayoutRule where Memory == Void {
  package func makeMemory(for nodes: [LayoutNode]) {}
}
