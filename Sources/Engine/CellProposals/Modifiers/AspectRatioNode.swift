/// A node that offers its child a size with a ratio of width to height.
package final class AspectRatioNode: ModifierNode {
  private let ratio: Double?
  private let isFilling: Bool

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height, or nil for the ratio of the child's ideal size. A ratio that is not
  ///     positive and finite counts as nil.
  ///   - isFilling: Whether the offered size covers the proposal, instead of fitting into it.
  package init(_ child: LayoutNode, ratio: Double?, isFilling: Bool, identifier: Int = 0) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.isFilling = isFilling
    super.init(child, identifier: identifier)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    guard proposal != .unspecified else { return proposal }
    let base = ratio.map { LayoutSize($0, 1) } ?? child.size(for: .unspecified)
    guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else { return proposal }
    let (x, y) = (
      proposal.width.map { $0 / base.width } ?? .infinity,
      proposal.height.map { $0 / base.height } ?? .infinity
    )
    let scale = isFilling ? max(x, y) : min(x, y)
    return Proposal(width: base.width * scale, height: base.height * scale)
  }

  package override func size(for proposal: Proposal) -> LayoutSize { child.size(for: inner(proposal)) }

  override func placement(for proposal: Proposal, in size: LayoutSize) -> Placement {
    Placement(.zero, inner(proposal))
  }
}
