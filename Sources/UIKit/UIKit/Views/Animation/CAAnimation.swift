public import Foundation

/// An animation. Unlike Core Animation, no picture shows it in progress: a picture shows the state at its end.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
  /// - Note: No effect on the picture.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  /// The time at which the animation begins. Unlike Core Animation, an animation that stands still at this time is
  /// drawn at its end, and a warning says so.
  ///
  /// - Note: No effect on the picture.
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// - Note: No effect on the picture.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer shows its own values again at the end of the animation.
  open var isRemovedOnCompletion = true
  open var delegate: (any CAAnimationDelegate)?

  public override init() {
    super.init()
  }

  /// The time in seconds from the animation's begin to its end, which may be infinite. `speed` is the speed of its layer.
  func length(atSpeed layerSpeed: Float) -> TimeInterval {
    let speed = abs(TimeInterval(self.speed * layerSpeed))
    guard isFinite, speed > 0 else { return .infinity }
    let once = (duration > 0 ? duration : Self.standardDuration) * (autoreverses ? 2 : 1)
    let all = repeatDuration > 0 ? repeatDuration : once * TimeInterval(repeatCount > 0 ? repeatCount : 1)
    return max(0, beginTime) + all / speed
  }

  /// The duration of an animation without one, in seconds.
  private static let standardDuration: TimeInterval = 0.25

  private var ownValues: [String: Any] = [:]

  /// Stores a value with the animation. Unlike Core Animation, the animation's own properties are not found.
  open func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }
  open func value(forKey key: String) -> Any? { ownValues[key] }

  /// Whether the end of the animation stays visible.
  var leavesItsEnd: Bool {
    !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) && isFinite
  }

  var isFinite: Bool { repeatCount.isFinite && repeatCount < 1e6 && repeatDuration.isFinite }

  /// The values at the end of the animation, by key paths of the layer.
  var endValues: [(keyPath: String, value: LayerValue)] { [] }
}

/// A delegate that is told when an animation begins and ends. Unlike Core Animation, an animation begins when it is added,
/// and ends before the next picture is taken.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}
