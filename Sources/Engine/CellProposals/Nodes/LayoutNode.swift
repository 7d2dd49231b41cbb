/// A view as the layout sees it: it is asked for its size, and it is placed.
///
/// A node and its answers never change, so every answer can be kept. A node is used by one thread at a time. This class
/// takes what it is offered, as a shape does; each other kind of node is a class of its own.
package class LayoutNode {
  /// The number by which the maker of the node finds it among placed nodes, or zero.
  package let identifier: Int
  /// The place in the order in which the children of a stack are served. Those with the highest priority come first.
  package let priority: Double
  /// The place in the order in which siblings are drawn. Those with the highest number are in front.
  package let drawingOrder: Double
  /// The kinds of guides about which the node may say something.
  package let explicitGuides: GuideKinds
  /// Whether a frame around the node leaves the distances to its neighbours as they are.
  let keepsSpacing: Bool

  init(
    identifier: Int, priority: Double = 0, drawingOrder: Double = 0, explicitGuides: GuideKinds = [],
    keepsSpacing: Bool = false
  ) {
    self.identifier = identifier
    self.priority = priority.isNaN ? 0 : priority
    self.drawingOrder = drawingOrder.isNaN ? 0 : drawingOrder
    self.explicitGuides = explicitGuides
    self.keepsSpacing = keepsSpacing
  }

  /// Returns the size that the node takes.
  package func size(for proposal: Proposal) -> LayoutSize { proposal.size() }

  /// Returns the length that counts when a stack compares its children.
  ///
  /// A text that is offered no width can shrink to nothing, although its size is one character wide.
  package func length(along axis: NodeAxis, for proposal: Proposal) -> Double { size(for: proposal)[axis] }

  /// The distances to neighbours that the node asks for.
  package var spacing: Spacing { .ordinary }

  /// Returns the place that the node or a view in it gives a guide, in points from its own origin.
  package func explicitValue(of guide: AlignmentGuide, for proposal: Proposal) -> Double? { nil }

  /// Adds the node and the nodes in it to the placed ones.
  func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    placer.add(self, LayoutRect(origin, size(for: proposal)))
  }

  package final func dimensions(for proposal: Proposal) -> NodeDimensions {
    NodeDimensions(self, for: proposal)
  }
}
