package import Foundation

extension UIViewController {
  /// Puts the view into `window` and runs the appearance callbacks as UIKit orders them.
  package func appear(in window: UIWindow) {
    let view: UIView = view
    viewWillAppear(false)
    window.addSubview(view)
    viewIsAppearing(false)
    window.layoutIfNeeded()
    viewDidAppear(false)
    window.layoutIfNeeded()
  }

  package func disappear() {
    viewWillDisappear(false)
    viewIfLoaded?.removeFromSuperview()
    viewDidDisappear(false)
  }

  func overrideDidChange(from oldStyle: UIUserInterfaceStyle) {
    guard oldStyle != overrideUserInterfaceStyle, let view = viewIfLoaded,
      view.overrideUserInterfaceStyle == .unspecified
    else { return }
    let inherited = view.superview?.traitCollection ?? Device.currentTraits
    view.propagateTraitChange(
      from: oldStyle == .unspecified ? inherited : inherited.with(userInterfaceStyle: oldStyle))
  }
}

extension UIWindow {
  /// Turns or resizes the window as a rotation does: announced, then set, then laid out.
  package func transition(to size: CGSize) {
    let transition = ImmediateTransition()
    rootViewController?.viewWillTransition(to: size, with: transition)
    frame.size = size
    transition.run()
    layoutIfNeeded()
  }
}
