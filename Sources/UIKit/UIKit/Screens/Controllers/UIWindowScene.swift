/// A scene with windows. Unlike UIKit, it has no windows.
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var traitCollection: UITraitCollection { Device.currentTraits }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// A delegate of a scene with windows. Unlike UIKit, it is never called.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
