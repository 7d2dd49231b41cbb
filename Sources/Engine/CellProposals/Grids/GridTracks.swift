/// The columns or the rows of a grid, with the distances between them.
struct GridTracks {
  /// The distance before each track, in points.
  let gaps: [Double]
  var lengths: [Double]

  /// The sum of the distances.
  var gapSum: Double { gaps.reduce(0, +) }

  /// The length of all tracks together.
  var total: Double { lengths.reduce(gapSum, +) }

  /// The places at which the tracks begin.
  var starts: [Double] {
    var place = 0.0
    return lengths.indices.map { index in
      place += gaps[index]
      defer { place += lengths[index] }
      return place
    }
  }

  /// Returns the length of several tracks with the distances between them.
  func length(of tracks: Range<Int>) -> Double {
    tracks.reduce(0) { $0 + lengths[$1] + ($1 > tracks.lowerBound ? gaps[$1] : 0) }
  }

  /// Makes tracks larger by equal parts, so that together they have at least a length.
  mutating func grow(_ tracks: Range<Int>, to length: Double) {
    let missing = length - self.length(of: tracks)
    guard missing > 0, !tracks.isEmpty else { return }
    for track in tracks { lengths[track] += missing / Double(tracks.count) }
  }
}
