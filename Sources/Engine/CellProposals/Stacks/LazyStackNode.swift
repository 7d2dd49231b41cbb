/// A row or a column that takes the whole breadth it is offered, and whose children take their ideal lengths.
package final class LazyStackNode: ContainerNode {
  private let axis: NodeAxis
  private let alignment: AlignmentGuide
  private let distance: Double

  package init(
    _ axis: NodeAxis, alignment: AlignmentGuide? = nil, distance: Double? = nil,
    _ children: [LayoutNode], identifier: Int = 0
  ) {
    self.axis = axis
    self.alignment = alignment ?? AlignmentGuide(.center, along: axis.other)
    self.distance = distance ?? Spacing.standardDistance
    super.init(children, identifier: identifier)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let inner = Proposal(nil, along: axis, across: proposal[axis.other])
    var length = distance * Double(max(children.count - 1, 0))
    var breadth = 0.0
    for child in children {
      let size = child.size(for: inner)
      length += size[axis]
      breadth = max(breadth, size[axis.other])
    }
    return LayoutSize(length, along: axis, across: proposal[axis.other] ?? breadth)
  }

  override func arrange(_ proposal: Proposal, in size: LayoutSize, _ placements: inout [Placement]) {
    let inner = Proposal(nil, along: axis, across: size[axis.other])
    let line = alignment.standardValue(in: NodeDimensions(size))
    var place = 0.0
    for child in children {
      let dimensions = child.dimensions(for: inner)
      let across = line - dimensions[alignment]
      placements.append(
        Placement(LayoutPoint(place, along: axis, across: across), inner))
      place += dimensions.size[axis] + distance
    }
  }
}
