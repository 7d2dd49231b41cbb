/// A node that arranges its children. It keeps its answers.
package class ContainerNode: LayoutNode {
  let children: [LayoutNode]
  /// The children's indices in the order in which they are drawn, or nil for the children's own order.
  private let drawnIndices: [Int]?
  // Nothing that runs while these change asks the same node, so nothing looks for overlapping changes.
  @exclusivity(unchecked) private var sizes = SizeCache()
  @exclusivity(unchecked) private var guides: [(guide: AlignmentGuide, proposal: Proposal, value: Double?)] =
    []
  @exclusivity(unchecked) private var placements: [Placement] = []
  @exclusivity(unchecked) private var arrangedProposal: Proposal?

  init(
    _ children: [LayoutNode], identifier: Int, priority: Double? = nil, explicitGuides: GuideKinds? = nil
  ) {
    self.children = children
    var kinds: GuideKinds = []
    var isOrdered = true
    for child in children {
      kinds.formUnion(child.explicitGuides)
      if child.drawingOrder != 0 { isOrdered = false }
    }
    drawnIndices =
      isOrdered
      ? nil
      : children.indices.sorted {
        (children[$0].drawingOrder, $0) < (children[$1].drawingOrder, $1)
      }
    super.init(
      identifier: identifier, priority: priority ?? (children.isEmpty ? -.infinity : 0),
      explicitGuides: explicitGuides ?? kinds.subtracting(.sides))
  }

  /// Returns the size for a proposal for which it is not known.
  func measure(_ proposal: Proposal) -> LayoutSize { .zero }

  /// Sets the places of the children, which are in the middle before.
  func arrange(_ proposal: Proposal, in size: LayoutSize, _ placements: inout [Placement]) {}

  /// Returns the place that the container itself gives a guide, or nil if its children decide.
  func ownValue(of guide: AlignmentGuide, for proposal: Proposal, in size: LayoutSize) -> Double? { nil }

  package final override func size(for proposal: Proposal) -> LayoutSize {
    if let size = sizes.size(for: proposal) { return size }
    let size = measure(proposal)
    sizes.insert(size, for: proposal)
    return size
  }

  package override var spacing: Spacing {
    guard var result = children.first?.spacing else { return .plain(0) }
    for child in children.dropFirst() { result.formUnion(child.spacing) }
    return result
  }

  private func updatePlacements(for proposal: Proposal, in size: LayoutSize) {
    guard arrangedProposal != proposal else { return }
    arrangedProposal = proposal
    placements.removeAll(keepingCapacity: true)
    placements.reserveCapacity(children.count)
    arrange(proposal, in: size, &placements)
    let outer = NodeDimensions(size)
    while placements.count < children.count {
      let inner = NodeDimensions(children[placements.count].size(for: proposal))
      placements.append(Placement(GuidePair.center.origin(of: inner, in: outer), proposal))
    }
  }

  package final override func explicitValue(of guide: AlignmentGuide, for proposal: Proposal) -> Double? {
    guard explicitGuides.contains(guide.kinds) else { return nil }
    for entry in guides where entry.proposal == proposal && entry.guide == guide { return entry.value }
    let value = combinedValue(of: guide, for: proposal)
    guides.append((guide, proposal, value))
    return value
  }

  private func combinedValue(of guide: AlignmentGuide, for proposal: Proposal) -> Double? {
    let size = size(for: proposal)
    if let value = ownValue(of: guide, for: proposal, in: size) { return value }
    var combination = GuideCombination(of: guide)
    updatePlacements(for: proposal, in: size)
    for (child, placement) in zip(children, placements) {
      guard let value = child.dimensions(for: placement.proposal)[explicit: guide] else { continue }
      combination.add(value + placement.origin[guide.axis])
    }
    return combination.value
  }

  override func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    let frame = LayoutRect(origin, size(for: proposal))
    let index = placer.open(self, frame)
    updatePlacements(for: proposal, in: frame.size)
    for place in children.indices {
      let child = drawnIndices?[place] ?? place
      placer.place(children[child], placements[child], in: frame)
    }
    placer.close(index)
  }
}
