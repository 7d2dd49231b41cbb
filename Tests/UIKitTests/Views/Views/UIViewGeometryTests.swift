import Testing

@testable import UIKit

@MainActor @Suite struct UIViewGeometryTests {
  @Test func `a frame is returned as it was set`() {
    let view = UIView()
    view.frame = CGRect(x: 0.1, y: 7.3, width: 333.3, height: 0.7)
    #expect(view.frame == CGRect(x: 0.1, y: 7.3, width: 333.3, height: 0.7))
  }

  @Test func `the centre is the middle of the frame`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 10 + 15, y: 20 + 20))
  }

  @Test func `setting the centre moves the frame`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 100 - 15, y: 100 - 20, width: 30, height: 40))
  }

  @Test func `setting the bounds keeps the centre`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(view.frame == CGRect(x: 25 - 25, y: 40 - 30, width: 50, height: 60))
  }

  @Test func `a changed part of the frame keeps the other parts`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame.origin.x += 10
    view.frame.size.height = 0
    #expect(view.frame == CGRect(x: 11, y: 2, width: 3, height: 0))
  }

  @Test func `a scaled view's frame grows around its centre`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 20 - 20, y: 30 - 10, width: 20 * 2, height: 40 * 0.5))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 40))
  }

  @Test func `setting a scaled view's frame divides its bounds`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.bounds.size == CGSize(width: 100 / 2, height: 50 / 2))
    #expect(view.center == CGPoint(x: 10 + 50, y: 20 + 25))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `the anchor point moves the frame, not the position`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.anchorPoint = .zero
    #expect(view.layer.position == CGPoint(x: 20, y: 20))
    #expect(view.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
  }

  @Test func `a negative size is made positive`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: -30, height: -40))
    #expect(view.frame == CGRect(x: 70, y: 60, width: 30, height: 40))
  }

  @Test func `the layer's frame is the view's frame`() {
    let view = UIView()
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `sizeToFit keeps the top left corner`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: size.height + 1) }
    }
    let view = Fitting(frame: CGRect(x: 7, y: 8, width: 20, height: 3))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 10, height: 3 + 1))
  }

  @Test func `points are converted through scrolled and scaled views`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    middle.bounds.origin = CGPoint(x: 0, y: 5)
    leaf.frame = CGRect(x: 1, y: 8, width: 10, height: 10)
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(middle)
    middle.addSubview(leaf)
    // leaf's centre is (6, 13) in middle, and its own (0, 0) is 2 * 5 left of and above it.
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 10 + 6 - 10, y: 20 - 5 + 13 - 10))
    #expect(leaf.convert(CGPoint(x: 6, y: 18), from: root) == CGPoint(x: 0, y: 0))
    #expect(
      leaf.convert(leaf.bounds, to: nil) == CGRect(x: 6, y: 18, width: 20, height: 20))
  }

  @Test func `points are converted between branches through the root`() {
    let (root, left, right) = (UIView(), UIView(), UIView())
    left.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
    right.frame = CGRect(x: 50, y: 5, width: 10, height: 10)
    root.addSubview(left)
    root.addSubview(right)
    #expect(left.convert(CGPoint(x: 1, y: 1), to: right) == CGPoint(x: 10 + 1 - 50, y: 1 - 5))
  }

  @Test func `autoresizing calls an overridden frame setter`() {
    final class Observing: UIView {
      var frames: [CGRect] = []
      override var frame: CGRect { didSet { frames.append(frame) } }
    }
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Observing()
    view.autoresizingMask = .flexibleWidth
    parent.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    parent.frame.size.width = 150
    #expect(view.frames.map(\.width) == [100, 100 + 50])
  }
}
