public import Foundation

/// An object that animates the views of a transition between two controllers.
///
/// Unlike UIKit, only the app's own code calls it, as no controller appears or disappears visibly. Where an iPhone would
/// let an animator present a controller, a warning says so.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the views of a transition to their last places.
  ///
  /// - Note: Never called.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
  }
  /// - Note: No effect on the picture.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives a transition by a finger. Unlike UIKit, only the app's own code calls it.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
