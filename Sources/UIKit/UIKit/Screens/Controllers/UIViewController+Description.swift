internal import Foundation

extension UIViewController {
  /// Returns the controller and all controllers in it, one line each, as a debugger shows them:
  ///
  ///     <UINavigationController 0x7f80>, state: appeared, view: <UILayoutContainerView 0x7f90>
  ///        | <UIViewController 0x7fa0>, state: appeared, view: <UIView 0x7fb0>
  package func hierarchyDescription() -> String {
    hierarchyLines(depth: 0).joined(separator: "\n")
  }

  private func hierarchyLines(depth: Int) -> [String] {
    let isShown = viewIfLoaded?.window != nil
    var line = String(repeating: "   | ", count: depth)
    line += "<\(Self.name(of: self))>, state: \(isShown ? "appeared" : "disappeared"), view: "
    if let view = viewIfLoaded {
      line += "<\(Self.name(of: view, as: containerViewName))>\(isShown ? "" : " not in the window")"
    } else {
      line += "(view not loaded)"
    }
    return [line] + children.flatMap { $0.hierarchyLines(depth: depth + 1) }
  }

  /// The name that UIKit's class for the view of a container has.
  private var containerViewName: String? {
    switch self {
    case is UINavigationController, is UITabBarController: "UILayoutContainerView"
    case is UIPageViewController: "_UIPageViewControllerContentView"
    default: nil
    }
  }

  private static func name(of object: AnyObject, as known: String? = nil) -> String {
    let name = known ?? String(reflecting: type(of: object))
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    return "\(name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name) 0x\(address)"
  }
}
