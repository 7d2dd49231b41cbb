public import Foundation

extension UIScene {
  /// The reasons why a scene is connected. Unlike UIKit, there are none, as no scene ever is.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: Set<NSUserActivity> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    public var sourceApplication: String? { nil }
    public var handoffUserActivityType: String? { nil }
  }
}

/// A URL that an app is asked to open. Unlike UIKit, nobody asks.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
