public import Foundation

/// A transition that follows a finger. Unlike UIKit, it only stores its progress, and nothing moves.
///
/// - Note: No effect on the picture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  open var duration: CGFloat { 0 }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  private weak var context: (any UIViewControllerContextTransitioning)?

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() {
    context?.pauseInteractiveTransition()
  }

  open func cancel() {
    percentComplete = 0
    context?.cancelInteractiveTransition()
  }

  open func finish() {
    percentComplete = 1
    context?.finishInteractiveTransition()
  }
}
