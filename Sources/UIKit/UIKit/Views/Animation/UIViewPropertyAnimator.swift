public import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are given as their end values.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animator that changes views to the end of an animation.
///
/// Unlike UIKit, no time passes. The changes are applied at once when the animator starts or `fractionComplete` becomes
/// greater than 0, and the animator runs until the next picture is taken. Applied changes stay if the animator is
/// reversed or finished at its start.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let timingParameters: (any UITimingCurveProvider)?
  public let duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  /// - Note: No effect on the picture.
  open var isManualHitTestingEnabled = false
  /// - Note: No effect on the picture.
  open var isInterruptible = true
  /// - Note: No effect on the picture.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, without calling its completions.
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { end != nil }
  open var isReversed = false
  open var fractionComplete: CGFloat = 0 {
    didSet {
      guard fractionComplete > 0 else { return }
      state = .active
      applyAnimations()
    }
  }

  private var animations: [() -> Void] = []
  /// The end that the animator runs to.
  private var end: AnimationClock.End?
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Applies the animations, and returns the animator, which runs.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    applyAnimations()
    guard !isRunning else { return }
    state = .active
    end = AnimationClock.shared.begin(lasting: delay + duration) { [self] in
      end = nil
      if !pausesOnCompletion { complete(at: isReversed ? .start : .end) }
    }
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  open func pauseAnimation() {
    forgetEnd()
    state = .active
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    forgetEnd()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { (animations, completions) = ([], []) }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    forgetEnd()
    if finalPosition == .end { applyAnimations() }
    complete(at: finalPosition)
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  private func forgetEnd() {
    AnimationClock.shared.cancel(end)
    end = nil
  }

  private func applyAnimations() {
    let pending = animations
    animations = []
    for animation in pending { animation() }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let pending = completions
    completions = []
    state = .inactive
    for completion in pending { completion(position) }
  }
}
