public import Foundation

/// A controller that determines the place of a presented controller.
///
/// Unlike UIKit, the transitions take no time.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment,
  UIContentContainer
{
  public let presentedViewController: UIViewController
  private weak var presenting: UIViewController?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presenting = presenting
    super.init()
  }

  /// The presenting controller, or the presented controller itself while nothing presents it.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  open func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    presentationStyle
  }
  open var overrideTraitCollection: UITraitCollection?
  open var traitCollection: UITraitCollection {
    overrideTraitCollection ?? presentingViewController.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view over the window that contains the presented view, or nil while nothing is presented.
  open var containerView: UIView? { container }
  weak var container: UIView?
  /// The view that is shown, which is the presented controller's view unless a subclass puts that into another one.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view, which is the whole of the presenting controller's view.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds ?? presenting?.viewIfLoaded?.bounds ?? UIScreen.main.bounds
  }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Reports that the size that fits a child by its constraints has changed.
  ///
  /// - Note: Never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// A delegate that is asked for a popover's style on a narrow screen and for the controller that is shown there, and that
/// is told before a controller appears. Unlike UIKit, nobody dismisses a controller by hand, so that the other methods are
/// never called.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the controller appears, with the style that it has in place of its own, or `none`. Unlike UIKit, the
  /// coordinator is always nil.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Called with the sheet in place of a popover, before it appears.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.presentationStyle }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// - Note: No effect on the picture.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// - Note: No effect on the picture.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// - Note: No effect on the picture.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// - Note: No effect on the picture.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
