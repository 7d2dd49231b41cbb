extension GridNode {
  /// Returns the widths of the columns for a proposed width.
  func columns(for width: Double?) -> GridTracks {
    var tracks = GridTracks(gaps: columnGaps, lengths: [])
    tracks.lengths = lengths(of: .horizontal, gapSum: tracks.gapSum, for: width) { place, offer in
      Proposal(width: offer, height: nil)
    }
    for place in places where !place.isSingle && place.sizes(.horizontal) {
      let others = tracks.total - tracks.length(of: place.columns)
      let offer = Proposal(width: width.map { $0 - others }, height: nil)
      tracks.grow(place.columns, to: place.cell.node.size(for: offer).width)
    }
    return tracks
  }

  /// Returns the heights of the rows for a proposed height.
  func rows(for height: Double?, _ columns: GridTracks) -> GridTracks {
    var tracks = GridTracks(gaps: rowGaps, lengths: [])
    tracks.lengths = lengths(of: .vertical, gapSum: tracks.gapSum, for: height) { place, offer in
      Proposal(width: columns.length(of: place.columns), height: offer)
    }
    return tracks
  }

  /// Divides a length among the columns or the rows.
  private func lengths(
    of axis: NodeAxis, gapSum: Double, for length: Double?, proposal: (Place, Double?) -> Proposal
  ) -> [Double] {
    let guides = axis == .horizontal ? columnGuides : rowGuides
    var members: [[Place]] = Array(repeating: [], count: guides.count)
    for place in places where place.sizes(axis) {
      if axis == .vertical {
        members[place.row].append(place)
      } else if place.isSingle {
        members[place.columns.lowerBound].append(place)
      }
    }
    func extent(_ track: Int, _ offer: Double?) -> Double {
      var extent = GridExtent()
      for place in members[track] {
        let dimensions = place.cell.node.dimensions(for: proposal(place, offer))
        extent.add(dimensions.size[axis], guide: dimensions[guides[track]])
      }
      return extent.length
    }
    guard let length else { return guides.indices.map { extent($0, nil) } }
    var lengths = Array(repeating: 0.0, count: guides.count)
    let priorities = members.map { $0.map(\.cell.node.priority).max() ?? 0 }
    var division = Division(priorities: priorities)
    division.divide(length - gapSum, probe: extent) { track, offer in
      lengths[track] = extent(track, offer)
      return lengths[track]
    }
    return lengths
  }
}
