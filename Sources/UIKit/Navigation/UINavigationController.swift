public import Foundation

/// A stack of controllers.
///
/// Unlike UIKit, none can be made, since no bar is drawn: code that asks a controller for its own compiles and finds nil.
public final class UINavigationController: UIViewController {
  public var viewControllers: [UIViewController] = []
  public var isNavigationBarHidden = false

  public required init?(coder: NSCoder) {
    return nil
  }

  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? { topViewController?.presented ?? topViewController }

  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers.removeLast(popped.count)
    return popped
  }

  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}
