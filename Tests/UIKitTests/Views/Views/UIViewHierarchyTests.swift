import Testing

@testable import UIKit

@MainActor @Suite struct UIViewHierarchyTests {
  private final class Tracing: UIView {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
    }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append("willMoveToWindow \(newWindow == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { calls.append("didAdd \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove \(subview.tag)") }
  }

  private func family(_ count: Int) -> (parent: UIView, children: [UIView]) {
    let parent = UIView()
    let children = (0..<count).map { index in
      let view = UIView()
      view.tag = index + 1
      parent.addSubview(view)
      return view
    }
    return (parent, children)
  }

  @Test func `an added view is in front`() {
    let (parent, children) = family(2)
    #expect(parent.subviews == children)
    #expect(parent.layer.sublayers == children.map(\.layer))
    #expect(children[0].superview === parent)
  }

  @Test func `adding a view again brings it to the front`() {
    let (parent, children) = family(3)
    parent.addSubview(children[0])
    #expect(parent.subviews.map(\.tag) == [2, 3, 1])
  }

  @Test func `a view is inserted at the given place`() {
    let (parent, children) = family(2)
    let (first, middle, last) = (UIView(), UIView(), UIView())
    parent.insertSubview(first, at: 0)
    parent.insertSubview(middle, aboveSubview: children[0])
    parent.insertSubview(last, belowSubview: children[1])
    #expect(parent.subviews == [first, children[0], middle, last, children[1]])
  }

  @Test func `an insertion index counts views, not layers`() {
    let (parent, children) = family(2)
    parent.layer.insertSublayer(CALayer(), at: 0)
    let view = UIView()
    parent.insertSubview(view, at: 1)
    #expect(parent.subviews == [children[0], view, children[1]])
    #expect(parent.layer.sublayers?.count == 4)
  }

  @Test func `views can be reordered`() {
    let (parent, children) = family(4)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews.map(\.tag) == [3, 2, 1, 4])
    parent.sendSubviewToBack(children[3])
    #expect(parent.subviews.map(\.tag) == [4, 3, 2, 1])
    parent.bringSubviewToFront(children[2])
    #expect(parent.subviews.map(\.tag) == [4, 2, 1, 3])
  }

  @Test func `a view has one superview`() {
    let (old, children) = family(1)
    let new = UIView()
    new.addSubview(children[0])
    #expect(old.subviews.isEmpty)
    #expect(new.subviews == children)
  }

  @Test func `removing the layers removes the views`() {
    let (parent, children) = family(2)
    for layer in parent.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    #expect(parent.subviews.isEmpty)
    #expect(children[0].superview == nil)
  }

  @Test func `a superview retains its subviews, but not the reverse`() {
    var parent: UIView? = UIView()
    weak var child: UIView?
    let kept: UIView
    do {
      let view = UIView()
      parent?.addSubview(view)
      child = view
      kept = UIView()
      parent?.addSubview(kept)
    }
    #expect(child != nil)
    parent = nil
    #expect(child == nil)
    #expect(kept.superview == nil)
  }

  @Test func `a move into a window calls its methods in order`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (parent, child) = (Tracing(), Tracing())
    child.tag = 7
    window.addSubview(parent)
    parent.calls = []
    parent.addSubview(child)
    #expect(
      child.calls == [
        "willMoveToWindow window", "willMoveToSuperview view", "didMoveToWindow", "didMoveToSuperview",
      ])
    #expect(parent.calls == ["didAdd 7"])
    child.calls = []
    parent.removeFromSuperview()
    #expect(child.calls == ["willMoveToWindow nil", "didMoveToWindow"])
    child.removeFromSuperview()
    #expect(parent.calls.last == "willRemove 7")
  }

  @Test func `a view is found by its tag`() {
    let (parent, children) = family(3)
    let deep = UIView()
    deep.tag = 42
    children[1].addSubview(deep)
    #expect(parent.viewWithTag(42) === deep)
    #expect(parent.viewWithTag(43) == nil)
    #expect(deep.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: deep))
  }

  @Test func `a hit test finds the frontmost view that takes touches`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    parent.addSubview(back)
    parent.addSubview(front)
    let point = CGPoint(x: 30, y: 30)
    #expect(parent.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) === back)
    back.isHidden = true
    #expect(parent.hitTest(point, with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 30), with: nil) == nil)
  }

  @Test func `a gesture recognizer belongs to one view`() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer(target: self, action: "tapped")
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [])
    #expect(tap.view === second)
  }

  @Test func `a view's layer has the class of layerClass`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class Own: CALayer {}
    final class WithOwn: UIView {
      override class var layerClass: AnyClass { Own.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
    #expect(WithOwn().layer is Own)
  }

  @Test func `a layer is made by its class's own initializer`() {
    class Ring: CALayer, OwnInitializer {
      override init() {
        super.init()
        name = "ring"
      }
      required init?(coder: NSCoder) { nil }
      class func madeByOwnInitializer() -> Any { Ring() }
    }
    final class RingView: UIView {
      override class var layerClass: AnyClass { Ring.self }
    }
    #expect(RingView().layer.name == "ring")
  }

  @Test func `every 512th nested view is left out and reported`() {
    let views = (0..<10_000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    let found = Diagnostics.found {
      for (outer, inner) in zip(views, views.dropFirst()) {
        inner.backgroundColor = .red
        outer.addSubview(inner)
      }
    }
    #expect(views[511].superview === views[510])
    #expect(views[512].superview == nil)
    #expect(views[0].scene().nodes.count == 511)
    #expect(
      found.map(\.message) == ["not added: more than 512 views would be nested"])
  }

  @Test func `a subtree is added only if all of it fits the depth limit`() {
    let outer = UIView()
    var deep = UIView()
    for _ in 0..<511 {
      let around = UIView()
      around.addSubview(deep)
      deep = around
    }
    let found = Diagnostics.found { outer.addSubview(deep) }
    #expect(deep.superview == nil)
    #expect(found.count == 1)
  }

  // If each view looked at all others, the test would take minutes.
  @Test func `a hundred thousand subviews are added and removed`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    for _ in 0..<100_000 { root.insertSubview(UIView(), at: 0) }
    #expect(root.subviews.count == 100_000)
    for view in root.subviews { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
  }
}
