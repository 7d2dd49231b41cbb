/// A choice of nodes: the first one whose ideal size fits, or the last one.
package final class FittingNode: LayoutNode {
  private let choices: [LayoutNode]
  private let axes: NodeAxis.Set

  package init(_ choices: [LayoutNode], along axes: NodeAxis.Set = .both, identifier: Int = 0) {
    self.choices = choices
    self.axes = axes
    var kinds: GuideKinds = []
    for choice in choices { kinds.formUnion(choice.explicitGuides) }
    super.init(
      identifier: identifier, priority: choices.isEmpty ? -.infinity : 0,
      explicitGuides: kinds.subtracting(.sides))
  }

  private func choice(for proposal: Proposal) -> LayoutNode? {
    choices.first { node in
      let size = node.size(for: .unspecified)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    } ?? choices.last
  }

  package override func size(for proposal: Proposal) -> LayoutSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  package override var spacing: Spacing { choices.first?.spacing ?? .plain(0) }

  package override func explicitValue(of guide: AlignmentGuide, for proposal: Proposal) -> Double? {
    choice(for: proposal)?.dimensions(for: proposal)[explicit: guide]
  }

  override func place(at origin: LayoutPoint, proposal: Proposal, with placer: inout Placer) {
    let frame = LayoutRect(origin, size(for: proposal))
    let index = placer.open(self, frame)
    if let choice = choice(for: proposal) { placer.place(choice, Placement(.zero, proposal), in: frame) }
    placer.close(index)
  }
}
