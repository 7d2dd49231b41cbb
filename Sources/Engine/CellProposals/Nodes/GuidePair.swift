/// A horizontal and a vertical guide.
package struct GuidePair: Hashable, Sendable {
  package let horizontal: AlignmentGuide
  package let vertical: AlignmentGuide

  package init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let topLeading = GuidePair(.leading, .top)
  package static let top = GuidePair(.horizontalCenter, .top)
  package static let topTrailing = GuidePair(.trailing, .top)
  package static let leading = GuidePair(.leading, .verticalCenter)
  package static let center = GuidePair(.horizontalCenter, .verticalCenter)
  package static let trailing = GuidePair(.trailing, .verticalCenter)
  package static let bottomLeading = GuidePair(.leading, .bottom)
  package static let bottom = GuidePair(.horizontalCenter, .bottom)
  package static let bottomTrailing = GuidePair(.trailing, .bottom)

  package subscript(axis: NodeAxis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }

  /// Returns the place of a node inside another one, of which only the size counts, so that their guides meet.
  func origin(of inner: NodeDimensions, in outer: NodeDimensions) -> LayoutPoint {
    LayoutPoint(
      horizontal.standardValue(in: outer) - inner[horizontal],
      vertical.standardValue(in: outer) - inner[vertical])
  }

  /// Returns the place of a node beside another one, so that their guides meet.
  func origin(of second: NodeDimensions, beside first: NodeDimensions) -> LayoutPoint {
    LayoutPoint(first[horizontal] - second[horizontal], first[vertical] - second[vertical])
  }
}
