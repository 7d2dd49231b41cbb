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

/// A delegate of a scene. Unlike UIKit, it is never called.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}
