import CellDrawing
import Testing

@testable import UIKit

@MainActor @Suite struct CAShapeLayerTests {
  private let line = Path([.move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 100, y: 0))])

  @Test func `a path is filled black and not stroked by default`() {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5)).cgPath
    #expect(
      layer.contentNodes(with: .current) == [
        .fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 5)), .nonZero, .color(.black))
      ])
  }

  @Test func `the stroke has the layer's line style`() {
    let layer = CAShapeLayer()
    layer.path = CGPath(line)
    layer.fillColor = nil
    layer.strokeColor = UIColor.white.cgColor
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.lineDashPattern = [4, 2]
    #expect(
      layer.contentNodes(with: .current) == [
        .stroke(line, Stroke(width: 3, cap: .round, join: .bevel, dashes: [4, 2]), .color(.white))
      ])
  }

  @Test func `a path is trimmed to parts of its length`() {
    #expect(
      line.trimmed(from: 0.25, to: 0.75)
        == Path([.move(CGPoint(x: 25, y: 0)), .line(CGPoint(x: 75, y: 0))]))
    #expect(line.trimmed(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func `a trimmed path goes around corners`() {
    let square = Path.rect(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      square.trimmed(from: 0.125, to: 0.5)
        == Path([
          .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
        ]))
    #expect(square.trimmed(from: 0.75, to: 1).elements.last == .line(CGPoint(x: 0, y: 0)))
  }

  @Test func `half a circle ends at the opposite point`() {
    let circle = Path.ellipse(in: CGRect(x: -10, y: -10, width: 20, height: 20))
    let end = circle.trimmed(from: 0, to: 0.5).currentPoint ?? .zero
    #expect(abs(end.x + 10) < 0.01 && abs(end.y) < 0.01)
    let eighth = circle.trimmed(from: 0, to: 0.125).currentPoint ?? .zero
    #expect(abs(eighth.x - 10 * cos(.pi / 4)) < 0.02 && abs(eighth.y - 10 * sin(.pi / 4)) < 0.02)
  }
}
