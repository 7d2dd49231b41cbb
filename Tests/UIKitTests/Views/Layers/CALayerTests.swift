import CellDrawing
import Testing

@testable import UIKit

@MainActor @Suite struct CALayerTests {
  @Test func `sublayers are replaced as a whole`() {
    let (parent, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.sublayers = [a, b]
    parent.sublayers = [c, a]
    #expect(parent.sublayers == [c, a])
    #expect(b.superlayer == nil)
    parent.sublayers = nil
    #expect(parent.sublayers == nil)
  }

  @Test func `a sublayer is inserted at the given place`() {
    let (parent, a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(a)
    parent.insertSublayer(b, at: 0)
    parent.insertSublayer(c, above: b)
    parent.insertSublayer(d, below: a)
    #expect(parent.sublayers == [b, c, d, a])
    parent.insertSublayer(b, above: a)
    #expect(parent.sublayers == [c, d, a, b])
  }

  @Test func `a layer that becomes a mask leaves its superlayer`() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    title.backgroundColor = .black
    cell.addSubview(title)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    cell.layer.addSublayer(gradient)
    gradient.mask = title.layer
    #expect(cell.subviews.isEmpty)
    guard case .group(let group)? = cell.scene().nodes.first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(group.mask == [.fill(.rect(CGRect(x: 5, y: 5, width: 10, height: 10)), .nonZero, .color(.black))])
    title.layer.removeFromSuperlayer()
    #expect(gradient.mask == nil)
  }

  @Test func `points are converted between layers`() {
    let (parent, child) = (CALayer(), CALayer())
    child.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
    parent.addSublayer(child)
    #expect(child.convert(CGPoint(x: 1, y: 1), to: parent) == CGPoint(x: 4, y: 5))
    #expect(parent.convert(CGPoint(x: 1, y: 1), to: child) == CGPoint(x: -2, y: -3))
  }

  @Test func `a rotation about the z axis is affine`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let affine = layer.affineTransform()
    #expect(abs(affine.a) < 1e-12 && abs(affine.b - 1) < 1e-12 && abs(affine.c + 1) < 1e-12)
  }

  @Test func `a perspective transform is reported`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let turned = UIView(frame: root.bounds)
    turned.layer.transform.m34 = -1 / 500
    root.addSubview(turned)
    #expect(Diagnostics.found { _ = root.scene() }.count == 1)
  }

  @Test func `a layer renders its content into a context`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    view.backgroundColor = .white
    let context = CGContext(bounds: view.bounds)
    view.layer.render(in: context)
    #expect(
      context.takeNodes() == [
        .fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .nonZero, .color(.white))
      ])
  }

  @Test func `a continuous corner begins farther out than a circular one`() {
    let path = Path.continuousRoundedRect(
      CGRect(x: 0, y: 0, width: 100, height: 100), corners: Path.Corners(10))
    #expect(path.elements.first == .move(CGPoint(x: 15.28665, y: 0)))
    let capsule = Path.continuousRoundedRect(
      CGRect(x: 0, y: 0, width: 100, height: 20), corners: Path.Corners(10))
    #expect(capsule.elements.first == .move(CGPoint(x: 10, y: 0)))
    let onCircle = capsule.flattened().joined().allSatisfy { point in
      guard point.x < 10 else { return true }
      return abs(hypot(point.x - 10, point.y - 10) - 10) < 0.01
    }
    #expect(onCircle)
  }

  @Test func `a view is named by the property that holds it`() {
    final class Cell: UIView {
      var titleLbl: UIView?
      lazy var badge = UIView()
    }
    let (cell, container, title) = (Cell(), UIView(), UIView())
    cell.titleLbl = title
    cell.addSubview(container)
    container.addSubview(title)
    cell.addSubview(cell.badge)
    #expect(title.propertyName == "titleLbl")
    #expect(cell.badge.propertyName == "badge")
    #expect(container.propertyName == nil)
  }

  @Test func `a layer that outlives its superlayer has no superlayer`() {
    let (child, mask) = (CALayer(), CALayer())
    do {
      let around = CALayer()
      around.addSublayer(child)
      around.mask = mask
      #expect(child.superlayer === around && mask.superlayer === around)
    }
    #expect(child.superlayer == nil && mask.superlayer == nil)
  }

  @Test func `a layer that outlives its view has no view`() {
    let layer: CALayer
    do {
      let view = UIView()
      layer = view.layer
      #expect(layer.view === view)
    }
    #expect(layer.view == nil)
  }

  @Test func `a view that outlives its superview has no superview`() {
    let child = UIView()
    do {
      let around = UIView()
      around.addSubview(child)
      #expect(child.superview === around)
    }
    #expect(child.superview == nil)
    #expect(child.convert(CGPoint.zero, to: nil) == .zero)
  }
}
