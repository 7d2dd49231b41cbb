public import Foundation

/// The controller of the edit menu. Unlike UIKit, the menu is never visible. A warning says so where the app shows it.
///
/// - Note: No effect on the picture.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public static let shared = UIMenuController()

  open var menuItems: [UIMenuItem]?
  open private(set) var isMenuVisible = false
  open private(set) var menuFrame = CGRect.zero

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { warnOfMenu("setMenuVisible(_:animated:)") }
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { warnOfMenu("showMenu(from:rect:)") }
  open func hideMenu(from targetView: UIView) {}
  open func hideMenu() {}
  open func update() {}

  private func warnOfMenu(_ method: String) {
    Diagnostics.report("UIMenuController.\(method) is called, and CellSnap draws no menu")
  }

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}
