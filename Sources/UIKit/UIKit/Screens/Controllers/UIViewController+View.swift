extension UIViewController: ViewOwner, UIAppearanceContainer {
  func reportLayoutMargins() {
    guard let margins = viewIfLoaded?.layoutMargins, margins != reportedLayoutMargins else { return }
    reportedLayoutMargins = margins
    viewLayoutMarginsDidChange()
  }
}

extension UIView {
  /// The controller whose root view this view is.
  package var viewController: UIViewController? { owner as? UIViewController }
}
