import CellDrawing
import Testing

@testable import UIKit

struct CGContextTests {
  private let red = Paint.color(Color(red: 1, green: 0, blue: 0))
  private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    .rect(CGRect(x: x, y: y, width: width, height: height))
  }

  init() {
    context.setFillColor(UIColor.red.cgColor)
    context.setStrokeColor(UIColor.red.cgColor)
  }

  @Test func `a transform is applied to the recorded path`() {
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(context.takeNodes() == [.fill(rect(10 + 2, 20 + 3, 4, 6), .nonZero, red)])
  }

  @Test func `the line width grows with the scale`() {
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(3)
    context.setLineDash(phase: 1, lengths: [2, 4])
    context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(
      context.takeNodes() == [
        .stroke(rect(0, 0, 10, 10), Stroke(width: 3 * 2, dashes: [4, 8], dashPhase: 2), red)
      ])
  }

  @Test func `an uneven scale is kept as a group's transform`() {
    context.scaleBy(x: 2, y: 1)
    context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(
      context.takeNodes() == [
        .group(
          Group(transform: .scale(x: 2, y: 1), nodes: [.stroke(rect(0, 0, 5, 5), Stroke(width: 1), red)]))
      ])
  }

  @Test func `restoring the state undoes all changes`() {
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.setFillColor(UIColor.blue.cgColor)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.takeNodes() == [.fill(rect(0, 0, 2, 2), .nonZero, red)])
  }

  @Test func `a clip holds until the state is restored`() {
    context.saveGState()
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clip(using: .evenOdd)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    let ellipse = Path.ellipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      context.takeNodes() == [
        .group(
          Group(
            clip: .init(path: ellipse, rule: .evenOdd), nodes: [.fill(rect(0, 0, 2, 2), .nonZero, red)])),
        .fill(rect(0, 0, 3, 3), .nonZero, red),
      ])
  }

  @Test func `a transparency layer is one picture with one shadow`() {
    context.setAlpha(0.5)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: UIColor.black.cgColor)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.endTransparencyLayer()
    let group = Node.group(Group(opacity: 0.5, nodes: [.fill(rect(0, 0, 2, 2), .nonZero, red)]))
    #expect(
      context.takeNodes() == [
        .shadow(
          Shadow(source: .nodes([group]), color: .black, offset: CGSize(width: 1, height: 2), blur: 6 / 2)),
        group,
      ])
  }

  @Test func `a path can be filled and stroked`() {
    context.move(to: CGPoint(x: 0, y: 0))
    context.addLine(to: CGPoint(x: 1, y: 0))
    context.addQuadCurve(to: CGPoint(x: 4, y: 3), control: CGPoint(x: 4, y: 0))
    context.closePath()
    context.drawPath(using: .fillStroke)
    let path = Path([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 1, y: 0)),
      .curve(CGPoint(x: 3, y: 0), CGPoint(x: 4, y: 1), to: CGPoint(x: 4, y: 3)), .close,
    ])
    #expect(context.takeNodes() == [.fill(path, .nonZero, red), .stroke(path, Stroke(width: 1), red)])
  }

  @Test func `a gradient extends only if the options ask for it`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let (start, end) = (CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 80))
    context.drawLinearGradient(gradient, start: start, end: end, options: [])
    context.drawLinearGradient(
      gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    let areas = context.takeNodes().map { node -> CGRect? in
      if case .fill(let path, _, .linear) = node { path.controlBounds } else { nil }
    }
    #expect(areas[0]?.minY == 20 && areas[0]?.maxY == 80)
    #expect(areas[1] == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `an image is upright in a flipped context`() {
    let image = CGImage(Image(premultipliedBGRA: [0, 0, 0, 255], width: 1, height: 1))
    context.translateBy(x: 0, y: 10)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let target = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(context.takeNodes() == [.image(ImageNode(image: image.image, rect: target))])
  }
}
