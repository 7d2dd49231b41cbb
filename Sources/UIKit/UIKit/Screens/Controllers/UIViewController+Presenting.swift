import Foundation

extension UIViewController {
  /// The time that a controller takes to appear or to disappear, in seconds. Of two animations, it determines which one
  /// ends first.
  static let presentingDuration: TimeInterval = 0.4

  func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard presented == nil, controller !== self else { return }
    presented = controller
    controller.presenting = self
    if animated { controller.warnOfOwnTransition(from: self) }
    if let window = viewIfLoaded?.window { window.show(controller) }
    AnimationClock.shared.end(after: Self.presentingDuration, isAnimated: animated, completion)
  }

  /// Reports an animator of the app, which an iPhone lets place the views.
  private func warnOfOwnTransition(from source: UIViewController) {
    guard let transitioningDelegate else { return }
    // UIKit asks for the presentation controller before it asks for the animator.
    _ = madePresentationController()
    guard
      let animator = transitioningDelegate.animationController(
        forPresented: self, presenting: source, source: source)
    else { return }
    Diagnostics.report(
      "UIViewControllerAnimatedTransitioning.animateTransition(using:) of \(type(of: animator)) is never called, and CellSnap draws the presented \(type(of: self)) at its final place"
    )
  }

  /// Shows the controllers that this one and those in it present, now that their views are in a window.
  func showPresented(in window: UIWindow) {
    if let presented, !window.shows(presented) { window.show(presented) }
    for child in shownChildren { child.showPresented(in: window) }
  }

  func madePresentationController() -> UIPresentationController {
    if let presentation { return presentation }
    let source = presenting ?? self
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source) : nil
    let made = own ?? standardPresentation()
    presentation = made
    return made
  }

  private func standardPresentation() -> UIPresentationController {
    if isPopover {
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    }
    return switch modalPresentationStyle {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    default: UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  func exchange(
    _ old: UIViewController, for new: UIViewController, animations: (() -> Void)?
  ) {
    let container = old.viewIfLoaded?.superview ?? view
    old.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    if let container, let view = new.view, view.superview == nil { container.addSubview(view) }
    animations?()
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearanceTransition()
    new.endAppearanceTransition()
  }

  /// Ends a presentation. As in UIKit, a controller that presents nothing is itself dismissed by the controller
  /// that presents it.
  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    guard let gone = presented else {
      presenting?.endPresenting(animated: animated, completion: completion)
      return
    }
    let window = gone.viewIfLoaded?.window ?? viewIfLoaded?.window
    // A controller that it presents is dismissed with it, and so is one that the controller in its place presents.
    for shown in [window?.shownController(of: gone), gone] { shown?.endOwnPresentations(animated: animated) }
    window?.hide(gone)
    gone.presenting = nil
    gone.presentation = nil
    presented = nil
    AnimationClock.shared.end(after: Self.presentingDuration, isAnimated: animated, completion)
  }

  /// Ends what the controller and the controllers in it present.
  private func endOwnPresentations(animated: Bool) {
    for child in children { child.endOwnPresentations(animated: animated) }
    if presented != nil { endPresenting(animated: animated, completion: nil) }
  }
}

extension UIWindow {
  private var presentations: [PresentationView] { subviews.compactMap { $0 as? PresentationView } }

  /// Whether a presented controller is shown over the window's own content.
  package var showsPresentation: Bool { !presentations.isEmpty }

  func shows(_ controller: UIViewController) -> Bool {
    presentations.contains { $0.controller === controller }
  }

  /// Shows a presented controller over everything in the window and calls the appearance methods in UIKit's order.
  func show(_ controller: UIViewController) {
    let view = PresentationView(controller, over: self)
    let shown = view.shownController
    if shown !== controller { shown.presenting = controller.presenting }
    view.willAppear(in: traitCollection)
    shown.sendWillAppear()
    addSubview(view)
    view.layoutIfNeeded()
    shown.sendIsAppearing()
    layoutIfNeeded()
    shown.sendDidAppear()
    view.didAppear()
    layoutIfNeeded()
    shown.showPresented(in: self)
  }

  /// Returns the controller that is shown for a presented one: itself, or another one that a delegate puts in its place.
  fileprivate func shownController(of controller: UIViewController) -> UIViewController? {
    presentations.first { $0.controller === controller }?.shownController
  }

  fileprivate func hide(_ controller: UIViewController) {
    for view in presentations where view.controller === controller { view.dismiss() }
  }
}
