/// A grid whose tracks do not depend on the cells.
package final class LazyGridNode: ContainerNode {
  /// The direction in which the grid grows.
  private let axis: NodeAxis
  private let tracks: [LazyTrack]
  private let alignment: AlignmentGuide
  private let distance: Double

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the grid grows: vertical for columns that are given.
  ///   - alignment: The guide of all tracks together in the breadth of the grid.
  ///   - distance: The distance between lines of cells in points, or nil for the standard distance.
  package init(
    _ axis: NodeAxis, tracks: [LazyTrack], alignment: AlignmentGuide? = nil, distance: Double? = nil,
    _ children: [LayoutNode], identifier: Int = 0
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment ?? AlignmentGuide(.center, along: axis.other)
    self.distance = distance ?? Spacing.standardDistance
    super.init(children, identifier: identifier)
  }

  private func places(in breadth: Double) -> [LazyTrack.Place] {
    LazyTrack.places(of: tracks.isEmpty ? [LazyTrack(.flexible())] : tracks, in: breadth)
  }

  /// Returns the length of each line of cells.
  private func lineLengths(_ places: [LazyTrack.Place]) -> [Double] {
    stride(from: 0, to: children.count, by: places.count).map { start in
      zip(children[start...], places).reduce(0) { length, cell in
        let proposal = Proposal(nil, along: axis, across: cell.1.breadth)
        return max(length, cell.0.size(for: proposal)[axis])
      }
    }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let breadth = proposal[axis.other] ?? Proposal.standardLength
    let places = places(in: breadth)
    let lengths = lineLengths(places)
    let length = lengths.reduce(distance * Double(max(lengths.count - 1, 0)), +)
    return LayoutSize(length, along: axis, across: max(places.last?.end ?? 0, breadth))
  }

  override func arrange(_ proposal: Proposal, in size: LayoutSize, _ placements: inout [Placement]) {
    let breadth = size[axis.other]
    // The tracks are divided again, so a grid that is broader than its proposal may be broader than its frame.
    let places = places(in: breadth)
    let outer = NodeDimensions(size)
    let total = NodeDimensions(LayoutSize(size[axis], along: axis, across: places.last?.end ?? 0))
    let difference = alignment.standardValue(in: outer) - alignment.standardValue(in: total)
    // Tracks that are broader than the frame begin with it.
    let start = difference > 0 ? difference : 0
    var line = 0.0
    for (index, length) in lineLengths(places).enumerated() {
      let first = index * places.count
      for (place, child) in zip(places, children[first...]) {
        let box = LayoutSize(length, along: axis, across: place.breadth)
        let origin = place.alignment.origin(of: child.dimensions(for: Proposal(box)), in: NodeDimensions(box))
        placements.append(
          Placement(
            LayoutPoint(
              line + origin[axis], along: axis, across: start + place.start + origin[axis.other]),
            Proposal(box)))
      }
      line += length + distance
    }
  }
}
