/// A node beside another one, which takes a part of the other's safe area.
package final class SafeAreaInsetNode: LayoutNode {
  private let child: LayoutNode
  private let inset: LayoutNode
  private let edge: LayoutEdge
  private let alignment: AlignmentGuide
  private let distance: Double
  // Nothing that runs while this changes asks the same node, so nothing looks for overlapping changes.
  @exclusivity(unchecked) private var sizes = SizeCache()

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - inset: The node that takes space at the edge.
  ///   - alignment: The guide by which both are aligned along the edge.
  ///   - distance: The distance between both in points, or nil if they decide.
  package init(
    _ child: LayoutNode, _ inset: LayoutNode, at edge: LayoutEdge, alignment: AlignmentGuide? = nil,
    distance: Double? = nil, identifier: Int = 0
  ) {
    self.child = child
    self.inset = inset
    self.edge = edge
    self.alignment = alignment ?? AlignmentGuide(.center, along: edge.axis.other)
    let (first, second) = edge.isFirst ? (inset, child) : (child, inset)
    self.distance = distance ?? first.spacing.distance(to: second.spacing, along: edge.axis)
    super.init(
      identifier: identifier, priority: child.priority, drawingOrder: child.drawingOrder,
      explicitGuides: child.explicitGuides)
  }

  /// Returns what the child is offered beside the inset.
  private func rest(of proposal: Proposal) -> Proposal {
    var rest = proposal
    let taken = inset.size(for: proposal)[edge.axis] + distance
    rest[edge.axis] = proposal[edge.axis].map { $0 - taken }
    return rest
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    if let size = sizes.size(for: proposal) { return size }
    let (main, other) = (child.size(for: rest(of: proposal)), inset.size(for: proposal))
    let size = LayoutSize(
      main[edge.axis] + distance + other[edge.axis], along: edge.axis,
      across: max(main[edge.axis.other], other[edge.axis.other]))
    sizes.insert(size, for: proposal)
    return size
  }

  private func childPlacement(for proposal: Proposal, in size: LayoutSize) -> Placement {
    let rest = rest(of: proposal)
    let dimensions = child.dimensions(for: rest)
    let place = edge.isFirst ? size[edge.axis] - dimensions.size[edge.axis] : 0
    let across = alignment.standardValue(in: NodeDimensions(size)) - dimensions[alignment]
    return Placement(LayoutPoint(place, along: edge.axis, across: across), rest)
  }

  package override func explicitValue(of guide: AlignmentGuide, for proposal: Proposal) -> Double? {
    let placement = childPlacement(for: proposal, in: size(for: proposal))
    return child.dimensions(for: placement.proposal)[explicit: guide].map {
      $0 + placement.origin[guide.axis]
    }
  }

  override func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    let frame = LayoutRect(origin, size(for: proposal))
    let index = placer.open(self, frame)
    let area = placer.safeArea
    let dimensions = inset.dimensions(for: proposal)
    let side = placer.isMirrored ? edge.mirrored : edge
    let taken = dimensions.size[edge.axis] + distance
    // Where the node does not reach the safe area's side, its own side is the one up to which the child may grow.
    if area.insets(of: frame)[side] == 0 { placer.safeArea.outer[side] = frame[side] }
    placer.safeArea.inner[side] = frame[side] + (edge.isFirst == (side == edge) ? taken : -taken)
    placer.place(child, childPlacement(for: proposal, in: frame.size), in: frame)
    placer.safeArea = area
    let place = edge.isFirst ? 0 : frame.size[edge.axis] - dimensions.size[edge.axis]
    let across = alignment.standardValue(in: NodeDimensions(frame.size)) - dimensions[alignment]
    placer.place(
      inset,
      Placement(LayoutPoint(place, along: edge.axis, across: across), proposal), in: frame)
    placer.close(index)
  }
}
