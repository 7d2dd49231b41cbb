public import Foundation

extension UIView {
  /// Applies the changes of all keyframes at once, in their order. Unlike UIKit, no time passes: the completion runs
  /// before the next picture is taken.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationClock.shared.animate(
      delay + duration, repeatsForever: options.contains(.repeat), { KeyframeRecorder.record(animations) },
      completion: completion)
  }

  /// Adds a keyframe. Unlike UIKit, outside of `animateKeyframes` the changes are applied at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    KeyframeRecorder.add(animations, end: frameStartTime + frameDuration)
  }

  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    public static var calculationModeLinear: Self { [] }
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }
}

/// A recorder of an animation's keyframes, which applies them in the order of their ends.
@MainActor private enum KeyframeRecorder {
  private static var frames: [(end: Double, changes: () -> Void)]?

  static func record(_ animations: () -> Void) {
    let outer = frames
    frames = []
    animations()
    let recorded = (frames ?? []).enumerated().sorted {
      ($0.element.end, $0.offset) < ($1.element.end, $1.offset)
    }
    frames = outer
    for frame in recorded { frame.element.changes() }
  }

  static func add(_ changes: @escaping () -> Void, end: Double) {
    if frames == nil { changes() } else { frames?.append((end, changes)) }
  }
}
