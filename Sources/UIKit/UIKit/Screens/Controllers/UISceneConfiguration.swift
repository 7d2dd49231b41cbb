public import Foundation

/// The classes and the storyboard from which a scene is made. Unlike UIKit, none is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// - Note: No effect on the picture.
  open var sceneClass: AnyClass?
  /// - Note: No effect on the picture.
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}
