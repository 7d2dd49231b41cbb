/// Nodes in front of each other. Those with the highest priority decide about the size.
package final class LayersNode: ContainerNode {
  private let alignment: GuidePair
  private let highestPriority: Double

  package init(alignment: GuidePair = .center, _ children: [LayoutNode], identifier: Int = 0) {
    self.alignment = alignment
    highestPriority = children.map(\.priority).max() ?? 0
    super.init(children, identifier: identifier)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    var result = LayoutSize.zero
    for child in children where child.priority == highestPriority {
      let size = child.size(for: proposal)
      result = LayoutSize(max(result.width, size.width), max(result.height, size.height))
    }
    return result
  }

  override func arrange(_ proposal: Proposal, in size: LayoutSize, _ placements: inout [Placement]) {
    let proposal = Proposal(size)
    let point = LayoutPoint(
      line(alignment.horizontal, for: proposal), line(alignment.vertical, for: proposal))
    for child in children {
      let dimensions = child.dimensions(for: proposal)
      let origin = LayoutPoint(
        point.x - dimensions[alignment.horizontal], point.y - dimensions[alignment.vertical])
      placements.append(Placement(origin, proposal))
    }
  }

  /// Returns the greatest value of a guide in the children that decide about the size.
  private func line(_ guide: AlignmentGuide, for proposal: Proposal) -> Double {
    children.lazy.filter { $0.priority == self.highestPriority }
      .map { $0.dimensions(for: proposal)[guide] }.max() ?? 0
  }

  package override var spacing: Spacing {
    guard !children.isEmpty else { return .plain(0) }
    var result = Spacing()
    for child in children where child.priority == highestPriority { result.formUnion(child.spacing) }
    return result
  }
}
