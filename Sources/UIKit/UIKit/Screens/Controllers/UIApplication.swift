public import Foundation

/// The app of the process. Unlike UIKit, no app runs, so only the properties of the device are known.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// Returns the shared app for `shared`, as code for extensions of apps may only ask for it by its name. Unlike UIKit,
  /// it returns nil for other names.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  public var preferredContentSizeCategory: UIContentSizeCategory { Device.current.contentSizeCategory }

  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Device.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The state of the app. Unlike UIKit, it is always active.
  public var applicationState: State { .active }

  /// The delegate that the app itself has set, or nil.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The windows of the app. Unlike UIKit, the list is always empty, as no window is shown.
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var connectedScenes: Set<UIScene> { [] }
  /// The frame of the status bar. Unlike UIKit, it is empty, as no status bar is drawn.
  public var statusBarFrame: CGRect { .zero }
  public var isStatusBarHidden: Bool {
    get { false }
    set { _ = newValue }
  }
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set { _ = newValue }
  }
  public var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// - Note: No effect on the picture.
  public func beginIgnoringInteractionEvents() {}
  /// - Note: No effect on the picture.
  public func endIgnoringInteractionEvents() {}
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set { _ = newValue }
  }
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// Whether the app has several icons. Unlike UIKit, it has none at all.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the app's icon, or nil for the main one.
  public var alternateIconName: String? { nil }
  /// Reports a failure, since the app has no icons.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Returns whether a URL can be opened. Unlike UIKit, no URL can.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a URL. Unlike UIKit, it opens nothing and reports the failure.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public static let openSettingsURLString = "app-settings:"
  /// - Note: No effect on the picture.
  public var isIdleTimerDisabled = false
  /// - Note: No effect on the picture.
  public var applicationIconBadgeNumber = 0
  /// The actions in the menu of the app's icon, which is drawn nowhere.
  ///
  /// - Note: No effect on the picture.
  public var shortcutItems: [UIApplicationShortcutItem]?

  /// Performs `action` on `target`, with the sender and the event. Without a target, the first responder from
  /// `sender` upwards whose class has the action performs it. Returns whether an object performed it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    action.send(to: target, from: sender, for: event)
  }
}

/// The orientations that a controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}
