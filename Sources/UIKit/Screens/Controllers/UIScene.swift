public import Foundation

/// A part of an app on the screen. Unlike UIKit, no scene is ever connected.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
  /// The session of the scene. A scene that the app makes itself has an empty one.
  open var session: UISceneSession {
    UISceneSession(UISceneConfiguration(name: nil, sessionRole: .windowApplication))
  }
  open weak var delegate: (any UISceneDelegate)?
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

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

/// The state of the status bar. Unlike UIKit, no status bar is drawn.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { false }
  open var statusBarStyle: UIStatusBarStyle { .default }
}

/// A delegate of a scene. Unlike UIKit, it is never called.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

/// A delegate of a scene with windows. Unlike UIKit, it is never called.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

/// A delegate of the app. Unlike UIKit, it is never called, as no app runs.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
