/// Empty space around a node.
package final class PaddingNode: ModifierNode {
  /// The space at each side if no length is given, in points.
  package static let standardLength = 16.0

  private let insets: LayoutInsets

  package init(_ child: LayoutNode, _ insets: LayoutInsets, identifier: Int = 0) {
    self.insets = insets
    super.init(child, identifier: identifier)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { $0 - insets.leading - insets.trailing },
      height: proposal.height.map { $0 - insets.top - insets.bottom })
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    let size = child.size(for: inner(proposal))
    return LayoutSize(
      max(size.width + insets.leading + insets.trailing, 0),
      max(size.height + insets.top + insets.bottom, 0))
  }

  override func placement(for proposal: Proposal, in size: LayoutSize) -> Placement {
    Placement(LayoutPoint(insets.leading, insets.top), inner(proposal))
  }

  package override var spacing: Spacing {
    var edges: LayoutEdge.Set = []
    for edge in LayoutEdge.allCases where insets[edge] != 0 { edges.formUnion(LayoutEdge.Set(edge)) }
    return child.spacing.reset(edges)
  }
}
