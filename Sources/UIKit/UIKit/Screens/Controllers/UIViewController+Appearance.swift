package import Foundation

extension UIViewController: UITraitChangeObservable {
  /// Adds the view to `window` and calls the appearance methods in UIKit's order.
  package func appear(in window: UIWindow) {
    let view: UIView = view
    sendWillAppear()
    window.addSubview(view)
    sendIsAppearing()
    window.layoutIfNeeded()
    sendDidAppear()
    window.layoutIfNeeded()
    showPresented(in: window)
  }

  /// Removes the view from its superview and calls the disappearance methods in UIKit's order.
  package func disappear() {
    sendWillDisappear()
    viewIfLoaded?.removeFromSuperview()
    sendDidDisappear()
  }

  func sendWillDisappear() {
    viewWillDisappear(false)
    for child in shownChildren { child.sendWillDisappear() }
  }

  func sendDidDisappear() {
    for child in shownChildren { child.sendDidDisappear() }
    viewDidDisappear(false)
  }

  /// Notifies the controller and its children that it is about to appear or disappear.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    runningAppearance = isAppearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Notifies the controller and its children that it has appeared or disappeared.
  func endAppearance() {
    guard let isAppearing = runningAppearance else { return }
    runningAppearance = nil
    for child in shownChildren { child.endAppearanceTransition() }
    if isAppearing { viewDidAppear(true) } else { viewDidDisappear(true) }
  }

  /// The traits that the controller sets for its view and everything inside.
  public var traitOverrides: UITraitOverrides {
    get { traitParts?.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }

  /// Sets traits for a child controller and everything inside. Those that the collection does not specify follow the
  /// superview.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits { $0.ofParent = collection }
  }

  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitParts?.ofParent
  }

  private func changeTraits(_ change: (TraitParts) -> Void) {
    let old = viewIfLoaded?.traitCollection
    change(madeTraitParts)
    TraitParts.areUsed = true
    if let old { viewIfLoaded?.traitsDidChange(from: old) }
  }

  func overrideDidChange(from oldStyle: UIUserInterfaceStyle) {
    guard oldStyle != overrideUserInterfaceStyle, let view = viewIfLoaded,
      view.overrideUserInterfaceStyle == .unspecified
    else { return }
    let inherited = view.superview?.traitCollection ?? Device.currentTraits
    view.traitsDidChange(
      from: oldStyle == .unspecified ? inherited : inherited.with(userInterfaceStyle: oldStyle))
  }
}

extension UIWindow {
  /// Resizes the window as a rotation does: announces the new size, sets it and lays out the window.
  package func transition(to size: CGSize) {
    let transition = ImmediateTransition()
    rootViewController?.viewWillTransition(to: size, with: transition)
    frame.size = size
    transition.run()
    layoutIfNeeded()
  }
}
