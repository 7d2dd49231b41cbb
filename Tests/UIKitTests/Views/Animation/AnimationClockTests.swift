import Foundation
import Testing

@testable import UIKit

/// Tests of the order in which animations end, and of animations that begin each other.
@MainActor struct AnimationClockTests {
  /// A view whose animation begins itself again, as many placeholders of loading contents do.
  private final class Pulse: UIView {
    private(set) var beats = 0
    private let begin: (@escaping () -> Void, @escaping () -> Void) -> Void

    init(_ begin: @escaping (@escaping () -> Void, @escaping () -> Void) -> Void) {
      self.begin = begin
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func pulse() {
      begin(
        { [self] in
          beats += 1
          alpha = alpha == 1 ? 0.5 : 1
        }, { [weak self] in self?.pulse() })
    }
  }

  @Test func `a completion runs after the function that animates`() {
    var calls: [String] = []
    UIView.animate(withDuration: 1) {
      calls.append("changes")
    } completion: {
      calls.append("completion \($0)")
    }
    calls.append("next line")
    UIView().settle()
    #expect(calls == ["changes", "next line", "completion true"])
  }

  @Test func `a completion runs for code that waits`() async {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        continuation.resume()
      }
    }
  }

  @Test func `animations complete in the order of their ends`() {
    var ended: [String] = []
    UIView.animate(withDuration: 2, animations: {}) { _ in ended.append("slow") }
    UIView.animate(withDuration: 0.5, delay: 1, animations: {}) { _ in ended.append("late") }
    UIView.animate(withDuration: 1) {
    } completion: { _ in
      UIView.animate(withDuration: 0.2, animations: {}) { _ in ended.append("second") }
    }
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1.3, delay: 0, animations: {}) { _ in
      ended.append("animator")
    }
    UIView().settle()
    #expect(ended == ["second", "animator", "late", "slow"])
  }

  @Test func `a completion runs at once while animations are disabled`() {
    var isDone = false
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}) { isDone = $0 }
    }
    #expect(isDone)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `the completion of an animation that repeats does not run`() {
    var isDone = false
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: {}) {
      isDone = $0
    }
    UIView().settle()
    #expect(!isDone)
  }

  @Test func `a chain of animations ends with its last one`() {
    let view = UIView()
    func step(_ number: CGFloat) {
      UIView.animate(withDuration: 0.3) {
        view.frame.origin.x = number
      } completion: { _ in
        if number < 10 { step(number + 1) }
      }
    }
    step(1)
    view.settle()
    #expect(view.frame.minX == 10)
  }

  /// The ways to begin an animation with a completion.
  enum Beginning: CaseIterable {
    case animate, animateForNoTime, spring, transition, keyframes, animator, transaction, block, layer,
      tableBatch, collectionBatch, disabledAnimations

    @MainActor func begin(_ changes: @escaping () -> Void, _ next: @escaping () -> Void) {
      switch self {
      case .animate: UIView.animate(withDuration: 1, animations: changes) { _ in next() }
      case .animateForNoTime: UIView.animate(withDuration: 0, animations: changes) { _ in next() }
      case .spring:
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: changes
        ) { _ in next() }
      case .transition: UIView.transition(with: UIView(), duration: 1, animations: changes) { _ in next() }
      case .keyframes:
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: changes) { _ in next() }
      case .animator:
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: changes) { _ in
          next()
        }
      case .transaction:
        CATransaction.begin()
        CATransaction.setCompletionBlock(next)
        changes()
        CATransaction.commit()
      case .block:
        CATransaction.setCompletionBlock(next)
        UIView.animate(withDuration: 1, animations: changes)
      case .layer: beginOnLayer(changes, next)
      case .tableBatch: UITableView().performBatchUpdates(changes) { _ in next() }
      case .collectionBatch:
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          .performBatchUpdates(changes) { _ in next() }
      case .disabledAnimations:
        UIView.performWithoutAnimation {
          UIView.animate(withDuration: 1, animations: changes) { _ in next() }
        }
      }
    }

    @MainActor private func beginOnLayer(_ changes: () -> Void, _ next: @escaping () -> Void) {
      final class Delegate: CAAnimationDelegate {
        let next: () -> Void
        init(_ next: @escaping () -> Void) { self.next = next }
        func animationDidStop(_ animation: CAAnimation, finished flag: Bool) { next() }
      }
      changes()
      let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
      animation.delegate = Delegate(next)
      layer.add(animation, forKey: "pulse")
      // The layer must live until its animation ends.
      withExtendedLifetime(layer) { AnimationClock.shared.settle {} }
    }
  }

  @Test(arguments: Beginning.allCases)
  func `an endless pulse rests at the end of its first animation`(_ beginning: Beginning) {
    let view = Pulse { beginning.begin($0, $1) }
    view.pulse()
    view.settle()
    #expect(view.alpha == 0.5)
    #expect(view.beats == AnimationClock.maximumChainLength + 1)
    view.settle()
    #expect(view.beats == AnimationClock.maximumChainLength + 1)
  }

  @Test func `an animation that begins two others comes to rest`() {
    var count = 0
    func branch() {
      count += 1
      for _ in 0..<2 { UIView.animate(withDuration: 1, animations: {}) { _ in branch() } }
    }
    UIView.animate(withDuration: 1, animations: {}) { _ in branch() }
    UIView().settle()
    #expect(count == AnimationClock.maximumChainLength)
  }

  @Test func `a layout that animates itself comes to rest`() {
    final class Restless: UIView {
      override func layoutSubviews() {
        UIView.animate(withDuration: 1, animations: {}) { [weak self] _ in self?.setNeedsLayout() }
      }
    }
    let view = Restless()
    view.settle()
    var isDone = false
    UIView.animate(withDuration: 1, animations: {}) { isDone = $0 }
    UIView().settle()
    #expect(isDone)
  }

  @Test func `a transaction completes after its animations`() {
    var ended: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("transaction") }
    UIView.animate(withDuration: 1, animations: {}) { _ in ended.append("animation") }
    CATransaction.commit()
    #expect(ended.isEmpty)
    UIView().settle()
    #expect(ended == ["animation", "transaction"])
  }

  @Test func `a transaction without animations completes at once`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.commit()
    #expect(isDone)
  }

  @Test func `a block outside of a transaction runs after the later animations of the turn`() {
    var ended: [String] = []
    CATransaction.setCompletionBlock { ended.append("block") }
    #expect(CATransaction.completionBlock() != nil)
    UIView.animate(withDuration: 1, animations: {}) { _ in
      ended.append("first")
      UIView.animate(withDuration: 3, animations: {}) { _ in ended.append("next turn") }
    }
    UIView.animate(withDuration: 2, animations: {}) { _ in ended.append("slow") }
    UIView.animate(withDuration: 1.5, animations: {}) { _ in ended.append("second") }
    #expect(ended.isEmpty)
    UIView().settle()
    #expect(ended == ["first", "second", "slow", "block", "next turn"])
    #expect(CATransaction.completionBlock() == nil)
  }

  @Test func `the block of a transaction runs before the block around it`() {
    var ended: [String] = []
    CATransaction.setCompletionBlock { ended.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("inner") }
    UIView.animate(withDuration: 1, animations: {}) { _ in ended.append("animation") }
    CATransaction.commit()
    UIView().settle()
    #expect(ended == ["animation", "inner", "outer"])
  }

  @Test func `a block that sets another block runs once`() {
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      count += 1
      CATransaction.setCompletionBlock(nil)
    }
    CATransaction.setCompletionBlock(nil)
    CATransaction.commit()
    UIView().settle()
    #expect(count == 1)
  }

  @Test func `a block outside of a transaction runs after the animations before the next block`() {
    var ended: [String] = []
    CATransaction.setCompletionBlock { ended.append("first block") }
    UIView.animate(withDuration: 1, animations: {}) { _ in ended.append("short") }
    CATransaction.setCompletionBlock { ended.append("second block") }
    UIView.animate(withDuration: 2, animations: {}) { _ in ended.append("long") }
    UIView().settle()
    #expect(ended == ["short", "first block", "long", "second block"])
  }

  @Test func `a scroll view that scrolls on at each end comes to rest`() {
    final class Carousel: NSObject, UIScrollViewDelegate {
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x + 10, y: 0), animated: true)
      }
    }
    let (view, carousel) = (UIScrollView(), Carousel())
    view.delegate = carousel
    view.setContentOffset(CGPoint(x: 10, y: 0), animated: true)
    #expect(view.contentOffset.x == 10)
    view.settle()
    #expect(view.contentOffset.x == CGFloat(AnimationClock.maximumChainLength + 1) * 10)
  }

  @Test func `a completion runs on the device of its animation`() async {
    let width = await withCheckedContinuation { continuation in
      Device.changing({ $0.screenSize.width = 321 }) {
        UIView.animate(withDuration: 1, animations: {}) { _ in
          continuation.resume(returning: Device.current.screenSize.width)
        }
      }
    }
    #expect(width == 321)
  }
}
