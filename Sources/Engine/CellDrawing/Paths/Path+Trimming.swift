package import Foundation

extension Path {
  /// A line or curve with its starting point.
  private struct Segment {
    var start: CGPoint
    var first: CGPoint
    var second: CGPoint
    var end: CGPoint
    var isLine: Bool
    /// Whether a move comes before the segment.
    var beginsSubpath: Bool

    func point(_ t: CGFloat) -> CGPoint { split(t).first.end }

    /// Splits the segment at `t` by De Casteljau's construction.
    func split(_ t: CGFloat) -> (first: Segment, second: Segment) {
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      let (a, b, c) = (mix(start, first), mix(first, second), mix(second, end))
      let (d, e) = (mix(a, b), mix(b, c))
      let middle = isLine ? mix(start, end) : mix(d, e)
      var (left, right) = (self, self)
      (left.first, left.second, left.end) = (a, d, middle)
      (right.start, right.first, right.second) = (middle, e, c)
      right.beginsSubpath = true
      return (left, right)
    }

    /// The lengths of the pieces between equally spaced parameters.
    var pieceLengths: [CGFloat] {
      if isLine { return [hypot(end.x - start.x, end.y - start.y)] }
      let points = (0...32).map { point(CGFloat($0) / 32) }
      return zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    }

    /// Returns the parameter at which the segment has reached `length`.
    func parameter(at length: CGFloat, pieces: [CGFloat]) -> CGFloat {
      var passed: CGFloat = 0
      for (index, piece) in pieces.enumerated() {
        if passed + piece >= length {
          let rest = piece > 0 ? (length - passed) / piece : 0
          return (CGFloat(index) + rest) / CGFloat(pieces.count)
        }
        passed += piece
      }
      return 1
    }
  }

  private var segments: [Segment] {
    var segments: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isNew = true
    func line(to end: CGPoint) -> Segment {
      Segment(start: current, first: current, second: end, end: end, isLine: true, beginsSubpath: isNew)
    }
    for element in elements {
      switch element {
      case .move(let point):
        (start, current, isNew) = (point, point, true)
      case .line(let point):
        segments.append(line(to: point))
        (current, isNew) = (point, false)
      case .curve(let first, let second, let end):
        segments.append(
          Segment(start: current, first: first, second: second, end: end, isLine: false, beginsSubpath: isNew)
        )
        (current, isNew) = (end, false)
      case .close:
        if current != start { segments.append(line(to: start)) }
        (current, isNew) = (start, true)
      }
    }
    return segments
  }

  /// Returns the part of the outline between two fractions of its total length, from 0 to 1.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    let segments = segments
    let lengths = segments.map(\.pieceLengths)
    let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
    let (low, high) = (max(0, start) * total, min(1, end) * total)
    var path = Path()
    var passed: CGFloat = 0
    for (segment, pieces) in zip(segments, lengths) {
      let length = pieces.reduce(0, +)
      defer { passed += length }
      guard passed < high, passed + length > low else { continue }
      var kept = segment
      if passed + length > high {
        kept = kept.split(segment.parameter(at: high - passed, pieces: pieces)).first
      }
      if passed < low {
        let whole = segment.parameter(at: min(passed + length, high) - passed, pieces: pieces)
        let part = segment.parameter(at: low - passed, pieces: pieces)
        kept = kept.split(whole > 0 ? part / whole : 0).second
      }
      if kept.beginsSubpath || path.isEmpty { path.move(to: kept.start) }
      if kept.isLine { path.line(to: kept.end) } else { path.curve(to: kept.end, kept.first, kept.second) }
    }
    return path
  }
}
