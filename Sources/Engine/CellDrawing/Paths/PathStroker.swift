internal import Foundation

/// The outline of a stroke, to be filled by the non-zero rule. It runs along one side of each piece and back along
/// the other.
package struct PathStroker {
  let stroke: Stroke
  private var outline = Path()
  private var radius: CGFloat { stroke.width / 2 }

  init(_ stroke: Stroke) {
    self.stroke = stroke
  }

  /// Returns the outline of a stroked path. Dashes are not applied.
  package static func outline(of path: Path, _ stroke: Stroke) -> Path {
    guard stroke.width > 0, stroke.width.isFinite else { return Path() }
    var stroker = PathStroker(stroke)
    for piece in StrokePiece.pieces(of: path) { stroker.add(piece) }
    return stroker.outline
  }

  private mutating func add(_ piece: StrokePiece) {
    let points = piece.points
    guard points.count > 1 else { return addDot(at: points[0]) }
    if piece.isClosed, points.count > 2 {
      addRing(points)
      addRing(points.reversed())
    } else {
      outline.move(to: offset(points[0], points[1]).start)
      addSide(points)
      addCap(from: points[points.count - 2], at: points[points.count - 1])
      addSide(points.reversed())
      addCap(from: points[1], at: points[0])
      outline.close()
    }
  }

  /// Adds the left side of a piece from its second point on. The outline must already be left of the first point.
  private mutating func addSide(_ points: [CGPoint]) {
    for index in 1..<points.count {
      outline.line(to: offset(points[index - 1], points[index]).end)
      if index + 1 < points.count { addJoin(points[index - 1], points[index], points[index + 1]) }
    }
  }

  private mutating func addRing(_ points: [CGPoint]) {
    outline.move(to: offset(points[0], points[1]).start)
    for index in points.indices {
      let (next, afterNext) = (points[(index + 1) % points.count], points[(index + 2) % points.count])
      outline.line(to: offset(points[index], next).end)
      addJoin(points[index], next, afterNext)
    }
    outline.close()
  }

  /// Continues the left side around a corner.
  private mutating func addJoin(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) {
    let (a, b) = (direction(from, corner), direction(corner, to))
    let start = offset(corner, to).start
    let cross = a.dx * b.dy - a.dy * b.dx
    let cosine = min(max(a.dx * b.dx + a.dy * b.dy, -1), 1)
    // On the inner side of a corner, a line through the corner keeps the winding number right.
    guard cross > 0 || cosine < -0.999_999 else {
      if cross < 0 { outline.line(to: corner) }
      return outline.line(to: start)
    }
    switch stroke.join {
    case .round:
      outline.arc(
        center: corner, radius: radius, from: atan2(-a.dx, a.dy), to: atan2(-b.dx, b.dy), decreasing: false)
    case .miter:
      // The ratio of a miter's length to the stroke's width is 1 / sin(angle / 2), for the angle between the lines.
      let sine = ((1 + cosine) / 2).squareRoot()
      if sine > 1e-6, 1 / sine <= stroke.miterLimit {
        let reach = radius / sine
        let (x, y) = (a.dy + b.dy, -a.dx - b.dx)
        let length = hypot(x, y)
        if length > 0 {
          outline.line(to: CGPoint(x: corner.x + x / length * reach, y: corner.y + y / length * reach))
        }
      }
    case .bevel: break
    }
    outline.line(to: start)
  }

  private mutating func addCap(from: CGPoint, at end: CGPoint) {
    let along = direction(from, end)
    let (left, right) = (offset(from, end).end, offset(end, from).start)
    switch stroke.cap {
    case .butt: break
    case .round:
      let angle = atan2(-along.dx, along.dy)
      outline.arc(center: end, radius: radius, from: angle, to: angle + .pi, decreasing: false)
    case .square:
      let (x, y) = (along.dx * radius, along.dy * radius)
      outline.line(to: CGPoint(x: left.x + x, y: left.y + y))
      outline.line(to: CGPoint(x: right.x + x, y: right.y + y))
    }
    outline.line(to: right)
  }

  /// Adds a piece without length, which has only its caps.
  private mutating func addDot(at point: CGPoint) {
    let square = CGRect(x: point.x - radius, y: point.y - radius, width: stroke.width, height: stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: outline.append(.ellipse(in: square))
    case .square: outline.append(.rect(square))
    }
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> Vector {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = hypot(x, y)
    return Vector(dx: x / length, dy: y / length)
  }

  /// Returns a line moved to its left by half the width, as seen on a screen.
  private func offset(_ from: CGPoint, _ to: CGPoint) -> (start: CGPoint, end: CGPoint) {
    let along = direction(from, to)
    let (x, y) = (along.dy * radius, -along.dx * radius)
    return (CGPoint(x: from.x + x, y: from.y + y), CGPoint(x: to.x + x, y: to.y + y))
  }
}
