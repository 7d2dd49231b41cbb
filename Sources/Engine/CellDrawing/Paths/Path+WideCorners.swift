package import Foundation

extension Path {
  /// Returns a rectangle whose circular corners may have radii beyond half a side, or nil if nothing would be left of it.
  ///
  /// As in Core Animation, each quarter of the rectangle is cut by the circle of its own corner. Where a radius is more
  /// than half a side, the arcs of two corners meet in a point on the middle of the sides.
  package static func wideRoundedRect(_ rect: CGRect, corners: Corners) -> Path? {
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    let quarters: [(x: CGFloat, y: CGFloat, radius: CGFloat)] = [
      (-1, -1, corners.topLeft), (1, -1, corners.topRight), (1, 1, corners.bottomRight),
      (-1, 1, corners.bottomLeft),
    ]
    var path = Path()
    for (x, y, radius) in quarters {
      let corner = CGPoint(x: rect.midX + x * halfWidth, y: rect.midY + y * halfHeight)
      guard radius > 0 else {
        path.join(corner)
        continue
      }
      // The distances of the arc's ends from the corner's sides, where it leaves the quarter.
      let (deepX, deepY) = (max(0, radius - halfWidth), max(0, radius - halfHeight))
      let atMiddleX = radius - (radius * radius - deepX * deepX).squareRoot()
      let atMiddleY = radius - (radius * radius - deepY * deepY).squareRoot()
      guard atMiddleX <= halfHeight, atMiddleY <= halfWidth else { return nil }
      let center = CGPoint(x: corner.x - x * radius, y: corner.y - y * radius)
      let side = CGPoint(x: corner.x - x * atMiddleY, y: corner.y - y * min(radius, halfHeight))
      let edge = CGPoint(x: corner.x - x * min(radius, halfWidth), y: corner.y - y * atMiddleX)
      // The corners follow each other clockwise.
      let (from, to) = x * y > 0 ? (side, edge) : (edge, side)
      func angle(_ point: CGPoint) -> CGFloat { atan2(point.y - center.y, point.x - center.x) }
      path.join(from)
      path.arc(center: center, radius: radius, from: angle(from), to: angle(to), decreasing: false)
    }
    path.close()
    return path
  }

  /// Adds a line to a point, or begins there.
  private mutating func join(_ point: CGPoint) {
    if isEmpty { move(to: point) } else if currentPoint != point { line(to: point) }
  }
}
