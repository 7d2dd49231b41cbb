import CellDrawing
import Testing

@testable import UIKit

@MainActor @Suite struct CAGradientLayerTests {
  private func paint(_ layer: CAGradientLayer) -> Paint? {
    guard case .fill(_, _, let paint)? = layer.contentNodes(with: .current).first else { return nil }
    return paint
  }

  private func layer(_ width: CGFloat, _ height: CGFloat) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    return layer
  }

  private let stops = [
    GradientStop(location: 0, color: Color(red: 1, green: 0, blue: 0)),
    GradientStop(location: 1, color: Color(red: 0, green: 0, blue: 1)),
  ]

  @Test func `a gradient goes from top to bottom by default`() {
    #expect(
      paint(layer(100, 50))
        == .linear(
          LinearGradient(start: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 50), stops: stops)))
  }

  @Test func `a diagonal gradient has its middle in the other corners`() {
    let layer = layer(200, 100)
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    guard case .linear(let gradient)? = paint(layer) else {
      Issue.record("no linear gradient")
      return
    }
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    func part(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * dx + y * dy) / (dx * dx + dy * dy) }
    #expect(abs(part(200, 0) - 0.5) < 1e-12)
    #expect(abs(part(0, 100) - 0.5) < 1e-12)
    #expect(abs(part(200, 100) - 1) < 1e-12)
  }

  @Test func `a radial gradient is an ellipse`() {
    let layer = layer(200, 100)
    layer.type = .radial
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    #expect(
      paint(layer)
        == .radial(
          RadialGradient(
            startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, stops: stops,
            transform: Transform(a: 100, b: 0, c: 0, d: 50, tx: 100, ty: 50))))
  }

  @Test func `locations place the colours`() {
    let layer = layer(10, 10)
    layer.locations = [0.25, 0.5]
    guard case .linear(let gradient)? = paint(layer) else {
      Issue.record("no linear gradient")
      return
    }
    #expect(gradient.stops.map(\.location) == [0.25, 0.5])
  }

  @Test func `a gradient layer has round corners although it does not clip`() {
    let layer = layer(10, 10)
    layer.masksToBounds = false
    layer.cornerRadius = 3
    guard case .fill(let path, _, _)? = layer.contentNodes(with: .current).first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(path == .roundedRect(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 3))
  }

  @Test func `a gradient layer without colours draws nothing`() {
    let layer = layer(10, 10)
    layer.colors = nil
    #expect(layer.contentNodes(with: .current).isEmpty)
  }
}
