package import Foundation

extension Path {
  /// Returns the pieces between moves as lists of points, all closed. Curves are split into `steps` lines.
  package func flattened(steps: Int = 16) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var points: [CGPoint] = []
    func interpolate(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
      let s = 1 - t
      let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
    for element in elements {
      switch element {
      case .move(let point):
        if points.count > 1 { polygons.append(points) }
        points = [point]
      case .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        let start = points.last ?? first
        for step in 1...steps {
          points.append(interpolate(start, first, second, end, CGFloat(step) / CGFloat(steps)))
        }
      case .close:
        if points.count > 1 { polygons.append(points) }
        points = points.first.map { [$0] } ?? []
      }
    }
    if points.count > 1 { polygons.append(points) }
    return polygons
  }

  /// The rectangle around the path itself, with curves split into 64 lines.
  package var tightBounds: CGRect? {
    let points = flattened(steps: 64).joined()
    guard let first = points.first else { return controlBounds }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether `point` is inside the path, by its winding number.
  package func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    var winding = 0
    for polygon in flattened() {
      for (index, start) in polygon.enumerated() {
        let end = polygon[(index + 1) % polygon.count]
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { winding += end.y > start.y ? 1 : -1 }
      }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}
