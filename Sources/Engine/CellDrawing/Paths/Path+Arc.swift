package import Foundation

extension Path {
  /// The point where the next line would begin.
  package var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point): return point
    case .curve(_, _, let end): return end
    case .close:
      for element in elements.reversed() {
        if case .move(let point) = element { return point }
      }
      return nil
    case nil: return nil
    }
  }

  /// Adds an arc from angle `start` to `end`, in radians. If there is a current point, a line leads to the arc.
  ///
  /// An end angle on the wrong side of the direction is moved by full turns to the right side. As in Core Graphics, an end
  /// that is whole turns away on the wrong side makes a circle.
  ///
  /// Each piece of at most a quarter circle has its control points at `4/3 * tan(angle / 4)` radii.
  package mutating func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, decreasing: Bool,
    transform: Transform = .identity
  ) {
    let full = 2 * CGFloat.pi
    guard start.isFinite, end.isFinite, radius.isFinite, (end - start).isFinite else { return }
    let way: CGFloat = decreasing ? -1 : 1
    var sweep = (end - start) * way
    if sweep < 0 {
      sweep = full + sweep.truncatingRemainder(dividingBy: full)
      // Sums of angles are whole turns except for their last digits.
      if sweep < 1e-6 { sweep = full }
    }
    sweep = min(sweep, full) * way
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = transform.apply(point(start))
    if isEmpty || elements.last == .close {
      move(to: first)
    } else if currentPoint != first {
      line(to: first)
    }
    let pieces = Int((abs(sweep) / (full / 4) - 1e-9).rounded(.up))
    guard pieces > 0 else { return }
    let step = sweep / CGFloat(pieces)
    let control = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (from, to) = (start + step * CGFloat(piece), start + step * CGFloat(piece + 1))
      let (a, b) = (point(from), point(to))
      curve(
        to: transform.apply(b),
        transform.apply(CGPoint(x: a.x - control * sin(from), y: a.y + control * cos(from))),
        transform.apply(CGPoint(x: b.x + control * sin(to), y: b.y - control * cos(to))))
    }
  }

  /// Adds a rounded corner: an arc that touches the line to `first` and the line from there to `second`.
  package mutating func arc(tangent first: CGPoint, _ second: CGPoint, radius: CGFloat) {
    guard let current = currentPoint else { return }
    let (u, v) = (
      Vector(dx: current.x - first.x, dy: current.y - first.y),
      Vector(dx: second.x - first.x, dy: second.y - first.y)
    )
    let (lengthU, lengthV) = (hypot(u.dx, u.dy), hypot(v.dx, v.dy))
    let cross = u.dx * v.dy - u.dy * v.dx
    guard lengthU > 0, lengthV > 0, radius > 0, abs(cross) > 1e-9 * lengthU * lengthV else {
      line(to: first)
      return
    }
    let cosine = (u.dx * v.dx + u.dy * v.dy) / (lengthU * lengthV)
    let angle = acos(min(max(cosine, -1), 1))
    let distance = radius / tan(angle / 2)
    let (start, end) = (
      CGPoint(x: first.x + u.dx / lengthU * distance, y: first.y + u.dy / lengthU * distance),
      CGPoint(x: first.x + v.dx / lengthV * distance, y: first.y + v.dy / lengthV * distance)
    )
    let toCenter = radius / sin(angle / 2)
    let (bisectorX, bisectorY) = (u.dx / lengthU + v.dx / lengthV, u.dy / lengthU + v.dy / lengthV)
    let length = hypot(bisectorX, bisectorY)
    let center = CGPoint(
      x: first.x + bisectorX / length * toCenter, y: first.y + bisectorY / length * toCenter)
    arc(
      center: center, radius: radius, from: atan2(start.y - center.y, start.x - center.x),
      to: atan2(end.y - center.y, end.x - center.x), decreasing: cross > 0)
  }

  /// Adds a quadratic curve as a cubic one.
  package mutating func quadraticCurve(to end: CGPoint, _ control: CGPoint) {
    let start = currentPoint ?? control
    curve(
      to: end,
      CGPoint(x: start.x + 2 / 3 * (control.x - start.x), y: start.y + 2 / 3 * (control.y - start.y)),
      CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y)))
  }
}
