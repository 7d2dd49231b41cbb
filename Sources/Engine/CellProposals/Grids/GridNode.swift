/// Rows of nodes with common columns.
///
/// The width is divided among the columns as a stack divides it among its children, where a column takes as much as its
/// widest cell. Then the height is divided among the rows.
package final class GridNode: ContainerNode {
  /// A cell with its place.
  struct Place {
    let cell: GridCell
    let row: Int
    let columns: Range<Int>

    var isSingle: Bool { columns.count == 1 }
    func sizes(_ axis: NodeAxis) -> Bool { !cell.unsizedAxes.contains(axis) }
  }

  let places: [Place]
  let rowGuides: [AlignmentGuide]
  let columnGuides: [AlignmentGuide]
  let columnGaps: [Double]
  let rowGaps: [Double]

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - horizontalDistance: The distance between columns in points, or nil if the cells decide.
  ///   - verticalDistance: The distance between rows in points, or nil if the cells decide.
  ///   - columnAlignments: The horizontal guides of columns with other guides than the grid.
  package init(
    _ lines: [GridLine], alignment: GuidePair = .center, horizontalDistance: Double? = nil,
    verticalDistance: Double? = nil, columnAlignments: [Int: AlignmentGuide] = [:], identifier: Int = 0
  ) {
    let counts = lines.map { $0.isWhole ? 1 : $0.cells.reduce(0) { $0 + $1.columnCount } }
    let columnCount = counts.max() ?? 0
    var places: [Place] = []
    for (row, line) in lines.enumerated() {
      var column = 0
      for cell in line.cells {
        let end = line.isWhole ? columnCount : column + cell.columnCount
        places.append(Place(cell: cell, row: row, columns: column..<end))
        column = end
      }
    }
    self.places = places
    rowGuides = lines.map { $0.alignment ?? alignment.vertical }
    columnGuides = (0..<columnCount).map { columnAlignments[$0] ?? alignment.horizontal }
    columnGaps = Self.columnGaps(of: places, count: columnCount, fixed: horizontalDistance)
    rowGaps = Self.rowGaps(of: places, count: lines.count, fixed: verticalDistance)
    super.init(places.map(\.cell.node), identifier: identifier)
  }

  private static func columnGaps(of places: [Place], count: Int, fixed: Double?) -> [Double] {
    var gaps: [Double?] = Array(repeating: fixed, count: count)
    if count > 0 { gaps[0] = 0 }
    if fixed == nil {
      for (left, right) in zip(places, places.dropFirst()) where left.row == right.row {
        let distance = left.cell.node.spacing.distance(to: right.cell.node.spacing, along: .horizontal)
        gaps[right.columns.lowerBound] = max(gaps[right.columns.lowerBound] ?? distance, distance)
      }
    }
    return gaps.map { $0 ?? Spacing.standardDistance }
  }

  private static func rowGaps(of places: [Place], count: Int, fixed: Double?) -> [Double] {
    var gaps: [Double?] = Array(repeating: fixed, count: count)
    if count > 0 { gaps[0] = 0 }
    if fixed == nil {
      let rows = Dictionary(grouping: places, by: \.row)
      for lower in places where lower.row > 0 {
        for upper in rows[lower.row - 1] ?? [] where upper.columns.overlaps(lower.columns) {
          let distance = upper.cell.node.spacing.distance(to: lower.cell.node.spacing, along: .vertical)
          gaps[lower.row] = max(gaps[lower.row] ?? distance, distance)
        }
      }
    }
    return gaps.map { $0 ?? Spacing.standardDistance }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let columns = columns(for: proposal.width)
    return LayoutSize(columns.total, rows(for: proposal.height, columns).total)
  }

  override func arrange(_ proposal: Proposal, in size: LayoutSize, _ placements: inout [Placement]) {
    let columns = columns(for: proposal.width)
    let rows = rows(for: proposal.height, columns)
    let (xs, ys) = (columns.starts, rows.starts)
    var extents = Array(repeating: GridExtent(), count: rows.lengths.count)
    let boxes = places.map { LayoutSize(columns.length(of: $0.columns), rows.lengths[$0.row]) }
    for (place, box) in zip(places, boxes) {
      let dimensions = place.cell.node.dimensions(for: Proposal(box))
      extents[place.row].add(dimensions.size.height, guide: dimensions[rowGuides[place.row]])
    }
    for (place, box) in zip(places, boxes) {
      let dimensions = place.cell.node.dimensions(for: Proposal(box))
      var origin = LayoutPoint(xs[place.columns.lowerBound], ys[place.row])
      if let anchor = place.cell.anchor {
        origin.x += (box.width - dimensions.size.width) * anchor.x
        origin.y += (box.height - dimensions.size.height) * anchor.y
      } else {
        let guide = columnGuides[place.columns.lowerBound]
        origin.x += guide.standardValue(in: NodeDimensions(box)) - dimensions[guide]
        origin.y += extents[place.row].before - dimensions[rowGuides[place.row]]
      }
      placements.append(Placement(origin, Proposal(box)))
    }
  }
}
