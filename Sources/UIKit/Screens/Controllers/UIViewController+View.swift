extension UIViewController: ViewOwner, UIAppearanceContainer {}

extension UIView {
  /// The controller whose root view it is.
  package var viewController: UIViewController? { owner as? UIViewController }
}
