public import Foundation

/// Unlike Core Animation, never seen on its way: a picture shows what is there when it is over.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer shows its own values again when the animation is over.
  open var isRemovedOnCompletion = true
  open var delegate: (any CAAnimationDelegate)?

  public override init() {
    super.init()
  }

  /// Whether it stays to be seen when it is over.
  var leavesItsEnd: Bool {
    !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both) && isFinite
  }

  var isFinite: Bool { repeatCount.isFinite && repeatCount < 1e6 && repeatDuration.isFinite }

  /// What it sets at its end, by key paths of the layer.
  var endValues: [(keyPath: String, value: LayerValue)] { [] }
}

/// Told when an animation begins and ends. Unlike Core Animation, both are when it is added.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}
