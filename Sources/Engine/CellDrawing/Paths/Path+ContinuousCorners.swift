package import Foundation

extension Path {
  /// The points of a corner of radius 1 with its tip at the origin, from the edge along x to the edge along y.
  private struct CornerShape {
    /// The place along the edge where the corner begins. `first` is the place of its first control point.
    var begin: CGFloat
    var first: CGFloat
    /// The second control point of the first of three curves. `joint` is that curve's end, and `middle` the control
    /// point after it. The rest is their mirror image.
    var second: CGPoint
    var joint: CGPoint
    var middle: CGPoint

    /// A quarter of a circle in three equal arcs. Their control points are at `4/3 * tan(30° / 4)`.
    static let circular = CornerShape(
      begin: 1, first: 0.824_462, second: CGPoint(x: 0.652_020, y: 0.046_204),
      joint: CGPoint(x: 0.5, y: 0.133_975),
      middle: CGPoint(x: 0.347_980, y: 0.221_744))

    /// Apple's continuous corner, as measured from paths that UIKit makes.
    static let continuous = CornerShape(
      begin: 1.528_665, first: 1.088_493, second: CGPoint(x: 0.868_407, y: 0),
      joint: CGPoint(x: 0.631_494, y: 0.074_911),
      middle: CGPoint(x: 0.372_824, y: 0.169_060))

    /// Returns a corner between circular (0) and continuous (1).
    static func mixed(_ smoothness: CGFloat) -> CornerShape {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * smoothness }
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
      let (a, b) = (circular, continuous)
      return CornerShape(
        begin: mix(a.begin, b.begin), first: mix(a.first, b.first), second: mix(a.second, b.second),
        joint: mix(a.joint, b.joint), middle: mix(a.middle, b.middle))
    }

    /// Returns the corner for `room`, the smallest distance from a corner to the middle of its sides, in radii.
    static func fitting(_ room: CGFloat) -> CornerShape {
      mixed(min(max((room - 1) / (continuous.begin - 1), 0), 1))
    }
  }

  /// Returns the rounded rectangle of `UIBezierPath`, with continuous corners.
  ///
  /// As in UIKit, corners jump to half of a side's length, as arcs of a circle, if two of them do not fit beside each
  /// other on that side: a rectangle of 200 x 48 with a radius of 16 has round ends, and one of 200 x 49 has not.
  package static func bezierRoundedRect(_ rect: CGRect, corners: Corners) -> Path {
    let reach = CornerShape.continuous.begin
    let sides = [
      (rect.width, corners.topLeft, corners.topRight), (rect.height, corners.topRight, corners.bottomRight),
      (rect.width, corners.bottomRight, corners.bottomLeft),
      (rect.height, corners.bottomLeft, corners.topLeft),
    ]
    let short = sides.filter { side, first, second in
      min(first, second) > 0 && reach * (first + second) > side
    }
    .map(\.0)
    guard let half = short.min().map({ $0 / 2 }), half.isFinite, half > 0 else {
      return continuousRoundedRect(rect, corners: corners)
    }
    func radius(_ corner: CGFloat) -> CGFloat { corner > 0 ? half : 0 }
    return roundedRect(
      rect,
      corners: Corners(
        topLeft: radius(corners.topLeft), topRight: radius(corners.topRight),
        bottomRight: radius(corners.bottomRight), bottomLeft: radius(corners.bottomLeft)))
  }

  /// Returns a rectangle with Apple's continuous corners. If the sides are too short for them, they become
  /// circular.
  package static func continuousRoundedRect(_ rect: CGRect, corners: Corners) -> Path {
    let half = min(rect.width, rect.height) / 2
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map {
      min(max(0, $0), half)
    }
    guard half > 0, half.isFinite, let largest = radii.max(), largest > 0 else { return .rect(rect) }
    let shape = CornerShape.fitting(half / largest)
    // For each corner: its tip, the direction from which the path arrives and the direction in which it leaves,
    // clockwise.
    let tips: [(x: CGFloat, y: CGFloat, from: Vector, to: Vector)] = [
      (rect.minX, rect.minY, Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0)),
      (rect.maxX, rect.minY, Vector(dx: -1, dy: 0), Vector(dx: 0, dy: 1)),
      (rect.maxX, rect.maxY, Vector(dx: 0, dy: -1), Vector(dx: -1, dy: 0)),
      (rect.minX, rect.maxY, Vector(dx: 1, dy: 0), Vector(dx: 0, dy: -1)),
    ]
    var path = Path()
    // As in UIKit, the path begins after the top left corner, where its dashes begin.
    path.move(to: CGPoint(x: rect.minX + radii[0] * shape.begin, y: rect.minY))
    for index in [1, 2, 3, 0] {
      let (radius, tip) = (radii[index], tips[index])
      func point(_ from: CGFloat, _ to: CGFloat) -> CGPoint {
        CGPoint(
          x: tip.x + radius * (tip.from.dx * from + tip.to.dx * to),
          y: tip.y + radius * (tip.from.dy * from + tip.to.dy * to))
      }
      path.line(to: point(shape.begin, 0))
      guard radius > 0 else { continue }
      let (second, joint, middle) = (shape.second, shape.joint, shape.middle)
      path.curve(to: point(joint.x, joint.y), point(shape.first, 0), point(second.x, second.y))
      path.curve(to: point(joint.y, joint.x), point(middle.x, middle.y), point(middle.y, middle.x))
      path.curve(to: point(0, shape.begin), point(second.y, second.x), point(0, shape.first))
    }
    path.close()
    return path
  }
}
