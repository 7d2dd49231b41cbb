import Testing

@testable import UIKit

/// Tests of what a picture shows of animations: the values that they leave when they end.
@MainActor struct AnimationEndTests {
  private let layer = CALayer()

  private func kept<Animation: CAAnimation>(_ animation: Animation) -> Animation {
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    return animation
  }

  private func basic(_ keyPath: String, to value: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    return animation
  }

  @Test func `a removed animation does not change the layer`() {
    layer.add(basic("opacity", to: 0), forKey: "fade")
    #expect(layer.opacity == 1)
  }

  @Test func `an animation that is kept leaves its end value`() {
    layer.add(kept(basic("opacity", to: 0.25)), forKey: "fade")
    #expect(layer.opacity == 0.25)
  }

  @Test func `removing an animation restores the layer's value`() {
    layer.cornerRadius = 4
    layer.add(kept(basic("cornerRadius", to: 10)), forKey: "round")
    #expect(layer.cornerRadius == 10)
    layer.removeAnimation(forKey: "round")
    #expect(layer.cornerRadius == 4)
  }

  @Test func `an endless animation does not change the layer`() {
    let animation = kept(basic("opacity", to: 0))
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "pulse")
    #expect(layer.opacity == 1)
  }

  @Test func `a reversing animation ends at its start value`() {
    let animation = kept(basic("cornerRadius", to: 10))
    animation.fromValue = 2
    animation.autoreverses = true
    layer.add(animation, forKey: nil)
    #expect(layer.cornerRadius == 2)
  }

  @Test func `a relative animation is added to the layer's value`() {
    let animation = kept(CABasicAnimation(keyPath: "position.x"))
    animation.byValue = 30
    layer.position = CGPoint(x: 5, y: 7)
    layer.add(animation, forKey: nil)
    #expect(layer.position == CGPoint(x: 5 + 30, y: 7))
  }

  @Test func `a keyframe animation ends at its last value`() {
    let animation = kept(CAKeyframeAnimation(keyPath: "position"))
    animation.values = [CGPoint.zero, CGPoint(x: 3, y: 4)]
    layer.add(animation, forKey: nil)
    #expect(layer.position == CGPoint(x: 3, y: 4))
  }

  @Test func `a keyframe animation on a path ends at the path's end`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 8, y: 9))
    let animation = kept(CAKeyframeAnimation(keyPath: "position"))
    animation.path = path
    layer.add(animation, forKey: nil)
    #expect(layer.position == CGPoint(x: 8, y: 9))
  }

  @Test func `a rotation keeps scale and translation`() {
    layer.transform = CATransform3DConcat(
      CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 0, 0))
    layer.add(kept(basic("transform.rotation.z", to: CGFloat.pi / 2)), forKey: nil)
    // (1, 0) is doubled, rotated onto the y axis and moved.
    let point = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(layer.transform))
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 2) < 1e-9)
  }

  @Test func `a shape layer keeps the end of its stroke animation`() {
    let shape = CAShapeLayer()
    shape.strokeEnd = 0
    shape.add(kept(basic("strokeEnd", to: 0.75)), forKey: nil)
    #expect(shape.strokeEnd == 0.75)
  }

  @Test func `an animation group leaves its members' end values`() {
    let group = kept(CAAnimationGroup())
    let member = basic("opacity", to: 0.5)
    member.fillMode = .forwards
    group.animations = [member]
    layer.add(group, forKey: "group")
    #expect(layer.opacity == 0.5)
    layer.removeAllAnimations()
    #expect(layer.opacity == 1)
  }

  private final class Probe: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ animation: CAAnimation) { heard.append("start") }
    func animationDidStop(_ animation: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  @Test func `a delegate is called at the start and at the end`() {
    let probe = Probe()
    let animation = basic("opacity", to: 0)
    animation.delegate = probe
    layer.add(animation, forKey: nil)
    #expect(probe.heard == ["start"])
    AnimationClock.shared.settle {}
    #expect(probe.heard == ["start", "stop true"])
  }

  @Test func `a delegate learns that an animation was removed before its end`() {
    let probe = Probe()
    let animation = basic("opacity", to: 0)
    animation.delegate = probe
    layer.add(animation, forKey: "fade")
    layer.removeAllAnimations()
    AnimationClock.shared.settle {}
    #expect(probe.heard == ["start", "stop false"])
  }

  @Test func `an endless animation does not stop until it is removed`() {
    let probe = Probe()
    let animation = basic("opacity", to: 0)
    animation.repeatCount = .infinity
    animation.delegate = probe
    layer.add(animation, forKey: "pulse")
    AnimationClock.shared.settle {}
    #expect(probe.heard == ["start"])
    layer.removeAnimation(forKey: "pulse")
    AnimationClock.shared.settle {}
    #expect(probe.heard == ["start", "stop false"])
  }

  @Test func `a layer forgets an animation at its end, unless it is kept`() {
    layer.add(basic("opacity", to: 0), forKey: "fade")
    layer.add(kept(basic("cornerRadius", to: 4)), forKey: "round")
    #expect(layer.animationKeys() == ["fade", "round"])
    AnimationClock.shared.settle {}
    #expect(layer.animationKeys() == ["round"])
  }

  @Test func `a spring with more damping settles sooner`() {
    let (soft, stiff) = (CASpringAnimation(keyPath: "opacity"), CASpringAnimation(keyPath: "opacity"))
    (soft.damping, stiff.damping) = (5, 20)
    #expect(soft.settlingDuration > stiff.settlingDuration)
  }
}
