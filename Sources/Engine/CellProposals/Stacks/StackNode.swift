/// A row or a column of nodes.
package final class StackNode: ContainerNode {
  private let axis: NodeAxis
  private let fixedDistance: Double?
  // Nothing that runs while these change asks the same node, so nothing looks for overlapping changes.
  @exclusivity(unchecked) private var gaps: StackGaps?
  @exclusivity(unchecked) private var shares: StackShares

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the children are aligned across the stack, or nil for the middle.
  ///   - distance: The distance between the children in points, or nil if they decide.
  package init(
    _ axis: NodeAxis, alignment: AlignmentGuide? = nil, distance: Double? = nil,
    _ children: [LayoutNode], identifier: Int = 0
  ) {
    self.axis = axis
    fixedDistance = distance
    let guide = alignment ?? AlignmentGuide(.center, along: axis.other)
    shares = StackShares(along: axis, guide, children)
    super.init(children, identifier: identifier)
  }

  private func knownGaps() -> StackGaps {
    if let gaps { return gaps }
    let gaps = StackGaps(children, along: axis, fixed: fixedDistance)
    self.gaps = gaps
    return gaps
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let gaps = knownGaps()
    shares.divide(proposal, gaps: gaps.sum, among: children)
    return LayoutSize(gaps.sum + shares.length, along: axis, across: shares.end - shares.start)
  }

  override func arrange(_ proposal: Proposal, in size: LayoutSize, _ placements: inout [Placement]) {
    var proposal = proposal
    // A flexible child learns the breadth that the others need.
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    let gaps = knownGaps()
    shares.divide(proposal, gaps: gaps.sum, among: children)
    shares.append(to: &placements, gaps: gaps)
  }

  package override var spacing: Spacing {
    guard let first = children.first, let last = children.last else { return .plain(0) }
    var result = Spacing()
    let across: LayoutEdge.Set = axis == .horizontal ? .vertical : .horizontal
    for child in children { result.formUnion(child.spacing, at: across) }
    result.formUnion(first.spacing, at: axis == .horizontal ? .leading : .top)
    result.formUnion(last.spacing, at: axis == .horizontal ? .trailing : .bottom)
    return result
  }
}
