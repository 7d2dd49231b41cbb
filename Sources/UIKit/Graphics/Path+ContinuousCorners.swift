package import CellDrawing
package import Foundation

extension Path {
  /// The points of a corner of radius 1 with its tip at the origin, from the edge along x to the edge along y.
  private struct CornerShape {
    /// Along the edge: where the corner begins and the two control points after it.
    var begin: CGFloat
    var controls: (CGFloat, CGFloat)
    /// Where the first of three curves ends, and the control point after that; the rest is their mirror.
    var joint: CGPoint
    var middle: CGPoint

    /// A quarter of a circle in three equal arcs, their control points at `4/3 * tan(30° / 4)`.
    static let circular = CornerShape(
      begin: 1, controls: (0.824_462, 0.652_020), joint: CGPoint(x: 0.5, y: 0.133_975),
      middle: CGPoint(x: 0.347_980, y: 0.221_744))

    /// Apple's continuous corner, as measured from paths that UIKit makes.
    static let continuous = CornerShape(
      begin: 1.528_665, controls: (1.088_493, 0.868_407), joint: CGPoint(x: 0.631_494, y: 0.074_911),
      middle: CGPoint(x: 0.372_824, y: 0.169_060))

    /// Between circular (0) and continuous (1).
    init(smoothness: CGFloat) {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * smoothness }
      let (a, b) = (Self.circular, Self.continuous)
      self.init(
        begin: mix(a.begin, b.begin),
        controls: (mix(a.controls.0, b.controls.0), mix(a.controls.1, b.controls.1)),
        joint: CGPoint(x: mix(a.joint.x, b.joint.x), y: mix(a.joint.y, b.joint.y)),
        middle: CGPoint(x: mix(a.middle.x, b.middle.x), y: mix(a.middle.y, b.middle.y)))
    }

    init(
      begin: CGFloat, controls: (CGFloat, CGFloat), joint: CGPoint, middle: CGPoint
    ) {
      self.begin = begin
      self.controls = controls
      self.joint = joint
      self.middle = middle
    }

    /// For the smallest `room` there is from a corner to the middle of its sides, in radii.
    init(room: CGFloat) {
      let more = Self.continuous.begin - 1
      self.init(smoothness: min(max((room - 1) / more, 0), 1))
    }
  }

  /// A rectangle with Apple's continuous corners, which turn into circles where the sides are too short for them.
  package static func continuousRoundedRect(_ rect: CGRect, corners: Corners) -> Path {
    let half = min(rect.width, rect.height) / 2
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map {
      min(max(0, $0), half)
    }
    guard half > 0, half.isFinite, let largest = radii.max(), largest > 0 else { return .rect(rect) }
    let shape = CornerShape(room: half / largest)
    // Each corner: its tip, the direction it is come from and the one it is left in, clockwise.
    let tips: [(x: CGFloat, y: CGFloat, from: CGVector, to: CGVector)] = [
      (rect.minX, rect.minY, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (rect.maxX, rect.minY, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (rect.maxX, rect.maxY, CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (rect.minX, rect.maxY, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    var path = Path()
    for (radius, tip) in zip(radii, tips) {
      func point(_ from: CGFloat, _ to: CGFloat) -> CGPoint {
        CGPoint(
          x: tip.x + radius * (tip.from.dx * from + tip.to.dx * to),
          y: tip.y + radius * (tip.from.dy * from + tip.to.dy * to))
      }
      let start = point(shape.begin, 0)
      if path.isEmpty { path.move(to: start) } else { path.line(to: start) }
      guard radius > 0 else { continue }
      let (joint, middle) = (shape.joint, shape.middle)
      path.curve(to: point(joint.x, joint.y), point(shape.controls.0, 0), point(shape.controls.1, 0))
      path.curve(to: point(joint.y, joint.x), point(middle.x, middle.y), point(middle.y, middle.x))
      path.curve(to: point(0, shape.begin), point(0, shape.controls.1), point(0, shape.controls.0))
    }
    path.close()
    return path
  }
}
