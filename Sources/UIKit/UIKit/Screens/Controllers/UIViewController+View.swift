extension UIViewController: ViewOwner, UIAppearanceContainer {}

extension UIView {
  /// The controller whose root view this view is.
  package var viewController: UIViewController? { owner as? UIViewController }
}
