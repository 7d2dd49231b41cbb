/// A node that gives one of its guides a place.
package final class GuideNode: ModifierNode {
  private let guide: AlignmentGuide
  private let value: (NodeDimensions) -> Double

  /// Creates a node.
  ///
  /// - Parameter value: Returns the place in points, for the dimensions of the child.
  package init(
    _ child: LayoutNode, _ guide: AlignmentGuide, identifier: Int = 0,
    value: @escaping (NodeDimensions) -> Double
  ) {
    self.guide = guide
    self.value = value
    super.init(child, identifier: identifier, explicitGuides: guide.kinds)
  }

  package override func length(along axis: NodeAxis, for proposal: Proposal) -> Double {
    child.length(along: axis, for: proposal)
  }

  package override func explicitValue(of guide: AlignmentGuide, for proposal: Proposal) -> Double? {
    let dimensions = child.dimensions(for: proposal)
    return guide == self.guide ? value(dimensions) : dimensions[explicit: guide]
  }
}
