public import Foundation

/// The part of a scene that outlives a launch. Unlike UIKit, no scene is ever connected, so there is none until
/// the app makes one.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The kind of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let role: Role
  public let configuration: UISceneConfiguration
  public let persistentIdentifier: String
  open var scene: UIScene? { nil }
  open var userInfo: [String: Any]?
  /// - Note: No effect on the picture.
  open var stateRestorationActivity: NSUserActivity?

  init(_ configuration: UISceneConfiguration) {
    self.configuration = configuration
    role = configuration.role
    persistentIdentifier = configuration.name ?? ""
    super.init()
  }
}
