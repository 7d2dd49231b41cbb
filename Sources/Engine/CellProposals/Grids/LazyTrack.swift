/// A column of a lazy grid whose rows grow downwards, or a row of one whose columns grow to the side.
package struct LazyTrack: Hashable, Sendable {
  /// The breadth of the track, in points.
  package enum Breadth: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many tracks as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  package let breadth: Breadth
  /// The distance to the next track in points, or nil for the standard distance.
  package let distance: Double?
  /// The guides of the cells, or nil for the middle.
  package let alignment: GuidePair?

  package init(_ breadth: Breadth, distance: Double? = nil, alignment: GuidePair? = nil) {
    self.breadth = breadth
    self.distance = distance
    self.alignment = alignment
  }

  /// A track with its place.
  struct Place: Hashable {
    let start: Double
    let breadth: Double
    let alignment: GuidePair

    var end: Double { start + breadth }
  }

  /// Divides a breadth among tracks: first the fixed ones take theirs, then the others equal shares in their order.
  ///
  /// The result may be broader than what is divided.
  static func places(of tracks: [LazyTrack], in breadth: Double) -> [Place] {
    var rest = breadth
    var sharing = 0
    for (index, track) in tracks.enumerated() {
      if index < tracks.count - 1 { rest -= track.distance ?? Spacing.standardDistance }
      if case .fixed(let fixed) = track.breadth { rest -= fixed } else { sharing += 1 }
    }
    var places: [Place] = []
    var start = 0.0
    for track in tracks {
      let distance = track.distance ?? Spacing.standardDistance
      let parts = track.parts(of: max(rest, 0) / Double(max(sharing, 1)), distance: distance)
      if case .fixed = track.breadth {
      } else {
        rest -= parts.taken
        sharing -= 1
      }
      for part in 0..<parts.count {
        let offset = part == 0 ? 0 : Double(part) * (parts.breadth + distance)
        places.append(
          Place(start: start + offset, breadth: parts.breadth, alignment: track.alignment ?? .center))
      }
      start += parts.taken + distance
    }
    return places
  }

  /// Returns how many tracks this one becomes, how broad each is, and how much of an offer they take together.
  private func parts(of offer: Double, distance: Double) -> (count: Int, breadth: Double, taken: Double) {
    switch breadth {
    case .fixed(let fixed): return (1, fixed, fixed)
    case .flexible(let minimum, let maximum):
      let taken = max(min(offer, maximum), minimum)
      return (1, taken, taken)
    case .adaptive(let minimum, let maximum):
      let taken = max(offer, minimum)
      let count = (taken + distance) / (minimum + distance)
      guard count.isFinite, count >= 1 else { return (1, min(taken, maximum), taken) }
      let whole = min(count.rounded(.down), 10_000)
      return (Int(whole), min((taken - (whole - 1) * distance) / whole, maximum), taken)
    }
  }
}
