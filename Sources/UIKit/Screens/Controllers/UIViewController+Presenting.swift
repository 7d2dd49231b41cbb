import Foundation

extension UIViewController {
  func beginPresenting(_ controller: UIViewController, completion: (() -> Void)?) {
    guard presented == nil, controller !== self else { return }
    presented = controller
    controller.presenting = self
    if let view = viewIfLoaded {
      Diagnostics.report(view.layer, "presents \(type(of: controller)), which is not drawn")
    }
    completion?()
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
    switch modalPresentationStyle {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    default: UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  func exchange(
    _ old: UIViewController, for new: UIViewController, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let container = old.viewIfLoaded?.superview ?? view
    old.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    if let container, let view = new.view, view.superview == nil { container.addSubview(view) }
    animations?()
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearanceTransition()
    new.endAppearanceTransition()
    completion?(true)
  }

  /// Ends a presentation. As in UIKit, a controller that presents nothing is itself dismissed by the controller
  /// that presents it.
  func endPresenting(completion: (() -> Void)?) {
    guard let gone = presented else {
      presenting?.endPresenting(completion: completion)
      return
    }
    gone.presenting = nil
    gone.presentation = nil
    presented = nil
    completion?()
  }
}
