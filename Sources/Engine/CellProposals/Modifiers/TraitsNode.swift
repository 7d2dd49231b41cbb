/// A node that says more about itself to the container around it, and otherwise is its child.
package final class TraitsNode: ModifierNode {
  /// Creates a node. A value that is nil remains the child's.
  package override init(
    _ child: LayoutNode, identifier: Int = 0, priority: Double? = nil, drawingOrder: Double? = nil,
    explicitGuides: GuideKinds = []
  ) {
    super.init(
      child, identifier: identifier, priority: priority, drawingOrder: drawingOrder,
      explicitGuides: explicitGuides)
  }

  package override func length(along axis: NodeAxis, for proposal: Proposal) -> Double {
    child.length(along: axis, for: proposal)
  }
}
