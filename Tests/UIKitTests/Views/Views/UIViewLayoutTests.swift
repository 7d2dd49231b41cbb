import Testing

@testable import UIKit

@MainActor @Suite struct UIViewLayoutTests {
  private class Counting: UIView {
    var passes = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      onLayout?()
    }
  }

  private func laidOut(_ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) -> Counting {
    let view = Counting(frame: frame)
    view.layoutIfNeeded()
    view.passes = 0
    return view
  }

  @Test func `a new view is laid out once`() {
    let view = Counting(frame: .zero)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.passes == 1)
  }

  @Test func `a new size needs layout`() {
    let view = laidOut()
    view.frame.size.width = 20
    #expect(view.passes == 0)
    view.layoutIfNeeded()
    #expect(view.passes == 1)
  }

  @Test func `a new origin needs no layout`() {
    let view = laidOut()
    view.frame.origin = CGPoint(x: 5, y: 5)
    view.bounds.origin = CGPoint(x: 1, y: 1)
    view.center = .zero
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layoutIfNeeded()
    #expect(view.passes == 0)
  }

  @Test func `the same frame needs no layout`() {
    let view = laidOut()
    view.frame = view.frame
    view.layoutIfNeeded()
    #expect(view.passes == 0)
  }

  @Test func `adding and removing a subview needs layout`() {
    let (parent, child) = (laidOut(), laidOut())
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect(parent.passes == 1)
    child.removeFromSuperview()
    parent.layoutIfNeeded()
    #expect(parent.passes == 2)
    #expect(child.passes == 0)
  }

  @Test func `only views that need layout are laid out`() {
    let (root, left, right) = (laidOut(), laidOut(), laidOut())
    root.addSubview(left)
    root.addSubview(right)
    root.layoutIfNeeded()
    root.passes = 0
    left.setNeedsLayout()
    root.layoutIfNeeded()
    #expect([root, left, right].map(\.passes) == [0, 1, 0])
  }

  @Test func `layout starts at the highest view that needs it`() {
    let (root, middle, leaf) = (laidOut(), laidOut(), laidOut())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect([root, middle, leaf].map(\.passes) == [1, 1, 1])
  }

  @Test func `layout does not start above a superview that needs no layout`() {
    let (root, middle, leaf) = (laidOut(), laidOut(), laidOut())
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    (root.passes, middle.passes) = (0, 0)
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect([root, middle, leaf].map(\.passes) == [0, 0, 1])
  }

  @Test func `a size that is set during layout is laid out in the same pass`() {
    let (parent, child) = (laidOut(), laidOut())
    parent.addSubview(child)
    parent.onLayout = { child.frame.size.height = 33 }
    parent.layoutIfNeeded()
    #expect(child.passes == 1)
    #expect(parent.passes == 1)
  }

  @Test func `an endless layout is stopped and reported`() {
    let view = laidOut()
    view.onLayout = { [unowned view] in view.setNeedsLayout() }
    view.setNeedsLayout()
    let found = Diagnostics.found { view.layoutIfNeeded() }
    #expect(view.passes < 100)
    #expect(found.map(\.place?.className) == ["Counting"])
  }

  @Test func `autoresizing masks distribute a size difference`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func child(_ mask: UIView.AutoresizingMask) -> UIView {
      let view = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 60))
      view.autoresizingMask = mask
      parent.addSubview(view)
      return view
    }
    let fixed = child([])
    let stretching = child([.flexibleWidth, .flexibleHeight])
    let trailing = child([.flexibleLeftMargin, .flexibleTopMargin])
    let centered = child([.flexibleLeftMargin, .flexibleRightMargin])
    let proportional = child([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(fixed.frame == CGRect(x: 20, y: 10, width: 40, height: 60))
    #expect(stretching.frame == CGRect(x: 20, y: 10, width: 40 + 100, height: 60 + 50))
    #expect(trailing.frame == CGRect(x: 20 + 100, y: 10 + 50, width: 40, height: 60))
    // The margins of 20 and 40 share 100 in proportion.
    #expect(abs(centered.frame.minX - (20 + 100.0 / 3)) < 1e-9)
    #expect(proportional.frame == CGRect(x: 20 * 2, y: 10, width: 40 * 2, height: 60))
  }

  @Test func `an invalid frame is laid out once`() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: .infinity))
    view.layoutIfNeeded()
    #expect(view.passes == 1)
  }
}
