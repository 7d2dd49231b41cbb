import Foundation

extension UIView {
  /// The options of an animation. Unlike UIKit, no option changes what is drawn, because no time passes. The completion
  /// of an animation that repeats does not run, because such an animation never ends.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static var curveEaseInOut: AnimationOptions { [] }
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

extension UIView {
  /// Applies the changes once. Unlike UIKit, they are not repeated.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }
}

/// The value that `setAnimationsEnabled` last set.
@MainActor enum AnimationSwitch {
  static var isOn = true

  /// Runs `actions` while no change is animated.
  static func switchedOff(_ actions: () -> Void) {
    let wasOn = isOn
    isOn = false
    actions()
    isOn = wasOn
  }
}

extension UIView {
  /// Shows another view in place of this one, as the options of a transition say.
  func exchange(for view: UIView, _ options: AnimationOptions) {
    if options.contains(.showHideTransitionViews) {
      (isHidden, view.isHidden) = (true, false)
    } else {
      superview?.insertSubview(view, aboveSubview: self)
      removeFromSuperview()
    }
  }
}
