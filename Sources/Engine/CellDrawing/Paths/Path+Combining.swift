internal import Foundation

/// How the areas of two paths become one area.
package enum PathCombination: Sendable {
  case union
  case intersection
  case difference
  case symmetricDifference

  fileprivate func holds(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .difference: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension Path {
  /// Returns the outline of the combined areas of two paths. Curves become lines.
  ///
  /// All edges are cut where they meet. A piece stays if only one of its sides is inside the combined area.
  package func combined(with other: Path, _ combination: PathCombination, rule: FillRule) -> Path {
    let (first, second) = (PolygonArea(self, rule), PolygonArea(other, rule))
    var pieces: Set<Edge> = []
    for piece in Edge.cut(first.edges + second.edges) where !pieces.contains(piece.reversed) {
      pieces.insert(piece)
    }
    let kept = pieces.compactMap { piece -> Edge? in
      let (left, right) = piece.sides
      let isInsideLeft = combination.holds(first.contains(left), second.contains(left))
      let isInsideRight = combination.holds(first.contains(right), second.contains(right))
      guard isInsideLeft != isInsideRight else { return nil }
      return isInsideLeft ? piece : piece.reversed
    }
    return Path(loops: Edge.loops(of: kept))
  }

  private init(loops: [[CGPoint]]) {
    self.init()
    for loop in loops {
      move(to: loop[0])
      for point in loop.dropFirst() { line(to: point) }
      close()
    }
  }

  /// Returns the separate areas of the path, each with its holes. Curves become lines.
  package func components(rule: FillRule) -> [Path] {
    let loops = combined(with: Path(), .union, rule: rule).flattened().filter { $0.count > 2 }
    // The area is at the left of each outer loop, and at the right of a hole.
    let outer = loops.filter { $0.signedArea < 0 }
    let holes = loops.filter { $0.signedArea >= 0 }
    var components = outer.map { [$0] }
    for hole in holes {
      let around = outer.indices.filter {
        Path(loops: [outer[$0]]).contains(hole[0].halfway(to: hole[1]), rule: .nonZero)
      }
      let smallest = around.min { abs(outer[$0].signedArea) < abs(outer[$1].signedArea) }
      if let smallest { components[smallest].append(hole) }
    }
    return components.map { Path(loops: $0) }
  }
}

/// The area inside polygons.
private struct PolygonArea {
  let edges: [Edge]
  private let rule: FillRule

  init(_ path: Path, _ rule: FillRule) {
    self.rule = rule
    edges = path.flattened().flatMap { polygon in
      let points = polygon.filter(\.isFinite).map(\.onGrid)
      return points.indices.compactMap { Edge(points[$0], points[($0 + 1) % points.count]) }
    }
  }

  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for edge in edges where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
      let share = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
      let x = edge.start.x + share * (edge.end.x - edge.start.x)
      if x > point.x { winding += edge.end.y > edge.start.y ? 1 : -1 }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}

/// A line between two points of the grid.
private struct Edge: Hashable {
  let start: CGPoint
  let end: CGPoint

  init?(_ start: CGPoint, _ end: CGPoint) {
    guard start != end else { return nil }
    (self.start, self.end) = (start, end)
  }

  private init(from start: CGPoint, to end: CGPoint) {
    (self.start, self.end) = (start, end)
  }

  var reversed: Edge { Edge(from: end, to: start) }

  /// Points beside the middle, much nearer than any width that is seen: at the left and at the right, y downwards.
  var sides: (left: CGPoint, right: CGPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    let (x, y) = (dy / length * 1e-3, -dx / length * 1e-3)
    let middle = start.halfway(to: end)
    return (CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y))
  }

  private var box: CGRect {
    CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    ).insetBy(dx: -1e-4, dy: -1e-4)
  }

  /// Returns the edges, each cut where another edge meets it.
  static func cut(_ edges: [Edge]) -> [Edge] {
    let boxes = edges.map(\.box)
    var cuts = edges.map { [$0.start, $0.end] }
    for first in edges.indices {
      for second in edges.indices where second > first && boxes[first].intersects(boxes[second]) {
        for point in edges[first].meetings(with: edges[second]) {
          cuts[first].append(point)
          cuts[second].append(point)
        }
      }
    }
    return edges.indices.flatMap { index in
      let edge = edges[index]
      let places = cuts[index].filter { boxes[index].contains($0) }
        .sorted { edge.distance(of: $0) < edge.distance(of: $1) }
      return zip(places, places.dropFirst()).compactMap { Edge($0, $1) }
    }
  }

  /// Returns the distance along the edge, as a multiple of its squared length.
  private func distance(of point: CGPoint) -> CGFloat {
    (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)
  }

  /// Returns the points at which two edges meet: a crossing, or ends that are on the other edge.
  private func meetings(with other: Edge) -> [CGPoint] {
    let (a, b) = (end - start, other.end - other.start)
    let turn = a.x * b.y - a.y * b.x
    let ends = [start, end, other.start, other.end].filter { touches($0) && other.touches($0) }
    guard ends.isEmpty, abs(turn) > 1e-12 else { return ends }
    let offset = other.start - start
    let (share, otherShare) = (
      (offset.x * b.y - offset.y * b.x) / turn, (offset.x * a.y - offset.y * a.x) / turn
    )
    guard (0...1).contains(share), (0...1).contains(otherShare) else { return [] }
    return [CGPoint(x: start.x + a.x * share, y: start.y + a.y * share).onGrid]
  }

  private func touches(_ point: CGPoint) -> Bool {
    guard box.contains(point) else { return false }
    let (a, b) = (end - start, point - start)
    return abs(a.x * b.y - a.y * b.x) <= 2e-5 * hypot(a.x, a.y)
  }

  /// Returns the closed lines of edges that follow one another, without points in the middle of straight lines.
  static func loops(of edges: [Edge]) -> [[CGPoint]] {
    var following: [CGPoint: [CGPoint]] = [:]
    for edge in edges.sorted(by: { $0.isBefore($1) }) { following[edge.start, default: []].append(edge.end) }
    var loops: [[CGPoint]] = []
    for first in following.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      while let second = following[first]?.popLast() {
        var loop = [first, second]
        while let last = loop.last, last != first {
          guard let next = takeNext(after: loop[loop.count - 2], last, &following) else { break }
          loop.append(next)
        }
        if loop.last == first { loop.removeLast() }
        let simple = loop.withoutStraightPoints
        if simple.count > 2 { loops.append(simple) }
      }
    }
    return loops
  }

  /// Takes the edge that turns most to the left, so that loops that touch stay separate.
  private static func takeNext(
    after before: CGPoint, _ point: CGPoint, _ following: inout [CGPoint: [CGPoint]]
  ) -> CGPoint? {
    guard let ends = following[point], !ends.isEmpty else { return nil }
    let came = point - before
    func turn(_ end: CGPoint) -> CGFloat {
      let goes = end - point
      return atan2(came.x * goes.y - came.y * goes.x, came.x * goes.x + came.y * goes.y)
    }
    let index = ends.indices.min { turn(ends[$0]) < turn(ends[$1]) } ?? 0
    return following[point]?.remove(at: index)
  }

  private func isBefore(_ other: Edge) -> Bool {
    (start.y, start.x, end.y, end.x) < (other.start.y, other.start.x, other.end.y, other.end.x)
  }
}

extension CGPoint {
  /// The nearest point of a grid so fine that nobody sees it.
  fileprivate var onGrid: CGPoint {
    CGPoint(x: (x * 65_536).rounded() / 65_536, y: (y * 65_536).rounded() / 65_536)
  }

  fileprivate func halfway(to other: CGPoint) -> CGPoint {
    CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }

  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}

extension [CGPoint] {
  /// The area of the polygon. It is positive for one that is clockwise with y downwards.
  fileprivate var signedArea: CGFloat {
    indices.reduce(0) { sum, index in
      let (point, next) = (self[index], self[(index + 1) % count])
      return sum + (point.x * next.y - next.x * point.y) / 2
    }
  }

  fileprivate var withoutStraightPoints: [CGPoint] {
    indices.filter { index in
      let (a, b) = (
        self[index] - self[(index + count - 1) % count], self[(index + 1) % count] - self[index]
      )
      return abs(a.x * b.y - a.y * b.x) > 1e-6 * hypot(a.x, a.y) * hypot(b.x, b.y)
        || a.x * b.x + a.y * b.y < 0
    }.map { self[$0] }
  }
}
