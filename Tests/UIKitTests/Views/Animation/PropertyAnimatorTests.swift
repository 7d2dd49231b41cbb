import Foundation
import Testing

@testable import UIKit

@MainActor struct PropertyAnimatorTests {
  @Test func `an animator's changes apply when it is started`() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0.5)
    view.settle()
    #expect(end == .end)
  }

  @Test func `an animator runs until its end`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}
    animator.startAnimation()
    #expect(animator.isRunning)
    #expect(animator.state == .active)
    UIView().settle()
    #expect(!animator.isRunning)
    #expect(animator.state == .inactive)
  }

  @Test func `a paused animator does not complete until it continues`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}
    var completions = 0
    animator.addCompletion { _ in completions += 1 }
    animator.startAnimation()
    animator.pauseAnimation()
    UIView().settle()
    #expect(completions == 0)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    UIView().settle()
    #expect(completions == 1)
  }

  @Test func `an animator that is stopped while it runs does not complete`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}
    var completions = 0
    animator.addCompletion { _ in completions += 1 }
    animator.startAnimation()
    animator.stopAnimation(true)
    UIView().settle()
    #expect(completions == 0)
  }

  @Test func `an animator that pauses on completion stays active without its completions`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}
    var completions = 0
    animator.addCompletion { _ in completions += 1 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    UIView().settle()
    #expect(animator.state == .active)
    #expect(completions == 0)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(completions == 1)
  }

  @Test func `a stopped animator changes nothing`() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0.5 }
    animator.stopAnimation(true)
    animator.startAnimation()
    #expect(view.alpha == 1)
  }

  @Test func `a running animator applies its changes at once`() {
    let view = UIView()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 1) { view.alpha = 0 }
    #expect(view.alpha == 0)
  }

  @Test func `keyframes apply in the order of their ends`() {
    let view = UIView()
    var isDone = false
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.2 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.9 }
    } completion: {
      isDone = $0
    }
    #expect(view.alpha == 0.2)
    view.settle()
    #expect(isDone)
  }

  @Test func `a boxed value is an animation's end value`() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "position")
    animation.toValue = NSValue(cgPoint: CGPoint(x: 3, y: 4))
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    #expect(layer.position == CGPoint(x: 3, y: 4))
    let turn = CABasicAnimation(keyPath: "transform")
    turn.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1))
    turn.fillMode = .forwards
    turn.isRemovedOnCompletion = false
    layer.add(turn, forKey: nil)
    #expect(layer.transform == CATransform3DMakeScale(2, 3, 1))
  }

  @Test func `an animation with the repeat count HUGE does not change the layer`() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.repeatCount = HUGE
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    #expect(layer.opacity == 1)
  }
}
