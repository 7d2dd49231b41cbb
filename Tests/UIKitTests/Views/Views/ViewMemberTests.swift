import Testing

@testable import UIKit

/// Tests of members of views that an app calls, and that nothing else calls.
@MainActor struct ViewMemberTests {
  private final class Card: UIView {
    var updateCount = 0
    override func updateConstraints() {
      updateCount += 1
      super.updateConstraints()
    }
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))

  @Test func `constraints that need an update get it once`() {
    let card = Card(frame: .zero)
    card.setNeedsUpdateConstraints()
    #expect(card.needsUpdateConstraints())
    card.updateConstraintsIfNeeded()
    card.updateConstraintsIfNeeded()
    #expect(!card.needsUpdateConstraints())
    #expect(card.updateCount == 1)
  }

  @Test func `removed constraints hold no longer`() {
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 2),
    ]
    view.addConstraints(constraints)
    view.removeConstraints(constraints)
    #expect(!constraints.contains { $0.isActive })
  }

  @Test func `a view inserted into a stack is at its place`() {
    let (first, second, new) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.insertArrangedSubview(new, at: 1)
    #expect(stack.arrangedSubviews == [first, new, second])
  }

  @Test func `a view depends on no constraints and gets no focus unless its class says so`() {
    #expect(!UIView.requiresConstraintBasedLayout)
    #expect(!view.canBecomeFocused)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `the scale of a view is its layer's`() {
    view.contentScaleFactor = 3
    #expect(view.layer.contentsScale == 3)
  }

  @Test func `a view keeps its motion effects, and the phone never tilts`() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 10
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    #expect(effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0)) == nil)
    view.removeMotionEffect(effect)
    #expect(view.motionEffects == [])
  }

  @Test func `a part of a view is as large as the part`() {
    let part = view.resizableSnapshotView(
      from: CGRect(x: 5, y: 5, width: 20, height: 10), afterScreenUpdates: true, withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test func `changes that repeat are made once`() {
    var count = 0
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { count += 1 }
    #expect(count == 1)
  }

  @Test func `recognisers prevent each other and wait for none, unless a subclass says otherwise`() {
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(tap.canPrevent(pan))
    #expect(tap.canBePrevented(by: pan))
    #expect(!tap.shouldRequireFailure(of: pan))
    #expect(!tap.shouldBeRequiredToFail(by: pan))
  }

  @Test func `nobody drags or zooms a scroll view`() {
    let scroll = UIScrollView(frame: view.bounds)
    #expect(!scroll.isTracking)
    #expect(!scroll.isZooming)
    #expect(!scroll.isZoomBouncing)
    #expect(scroll.touchesShouldBegin([], with: nil, in: view))
  }
}
