import CellDrawing
import Testing

@testable import UIKit

@Suite struct UIBezierPathTests {
  @Test func `a quarter arc ends at its end angle`() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.path.elements.count == 2)
    #expect(path.path.elements.first == .move(CGPoint(x: 10, y: 0)))
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
  }

  @Test func `a counterclockwise arc takes the other way`() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.path.elements.count == 1 + 3)
    #expect(path.bounds.minX < -9.99)
  }

  @Test(arguments: [true, false], [1e18, -1e18, CGFloat.greatestFiniteMagnitude])
  func `an arc to a huge angle has at most one turn`(clockwise: Bool, end: CGFloat) {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 1, endAngle: end, clockwise: clockwise)
    #expect((1...5).contains(path.path.elements.count))
  }

  @Test func `a full circle contains its centre`() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(path.contains(CGPoint(x: 0, y: 0)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test(
    arguments: [
      (0, 2 * .pi), (0, -2 * .pi), (-.pi / 2, 1.5 * .pi), (1.5 * .pi, -.pi / 2), (-.pi, .pi), (0, 4 * .pi),
      (0.1 + 0.2, 0.3 - 2 * .pi), (-.pi / 6, 11 * .pi / 6),
    ] as [(CGFloat, CGFloat)], [true, false])
  func `a whole turn is a circle in both directions`(angles: (CGFloat, CGFloat), clockwise: Bool) {
    let made = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: angles.0, endAngle: angles.1, clockwise: clockwise)
    let added = UIBezierPath()
    added.addArc(
      withCenter: .zero, radius: 10, startAngle: angles.0, endAngle: angles.1, clockwise: clockwise)
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: angles.0, endAngle: angles.1, clockwise: clockwise)
    for circle in [made, added, UIBezierPath(cgPath: path)] {
      #expect(
        circle.bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(x: -10, y: -10, width: 20, height: 20)))
    }
  }

  @Test func `an arc without an angle is a point`() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 1, endAngle: 1, clockwise: true)
    #expect(path.path.elements.count == 1)
  }

  @Test func `only the given corners are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 5, height: 5))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
  }

  @Test func `a hole is outside with the even-odd rule`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a path's bounds ignore its control points`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 10), controlPoint2: CGPoint(x: 10, y: 10))
    #expect(abs(path.bounds.height - 7.5) < 0.01)
  }

  @Test func `a transform moves every point`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.apply(CGAffineTransform(translationX: 3, y: 4))
    #expect(path.path == .rect(CGRect(x: 3, y: 4, width: 1, height: 1)))
  }

  @Test func `a tangent arc touches both lines`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    guard case .line(let start) = path.path.elements[1] else {
      Issue.record("no line to the arc")
      return
    }
    #expect(abs(start.x - 6) < 1e-9 && start.y == 0)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
  }

  @Test func `filling with an alpha keeps the context's state`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill(with: .normal, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)).fill()
    }
    guard case .nodes(let nodes) = image.content else {
      Issue.record("nothing was recorded")
      return
    }
    let opaque = Node.fill(
      .rect(CGRect(x: 2, y: 2, width: 2, height: 2)), .nonZero, .color(Color(red: 1, green: 0, blue: 0)))
    #expect(nodes.count == 2)
    #expect(nodes.last == opaque)
    #expect(
      nodes.first
        != .fill(
          .rect(CGRect(x: 0, y: 0, width: 2, height: 2)), .nonZero, .color(Color(red: 1, green: 0, blue: 0))))
  }
}
