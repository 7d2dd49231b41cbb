public import Foundation

/// A button of a navigation bar or a toolbar.
///
/// Unlike UIKit, no bar is drawn, and nobody presses it: the target and the primary action are there to be called by
/// tests, `UIApplication.shared.sendAction(_:to:from:for:)` calls the first.
open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain
  open var customView: UIView?
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? { didSet { primaryActionDidChange() } }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    take(systemItem)
    take(style, target, action)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    take(systemItem)
    self.primaryAction = primaryAction
    primaryActionDidChange()
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    primaryActionDidChange()
    self.title = title ?? self.title
    self.image = image ?? self.image
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  private func take(_ systemItem: SystemItem) {
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  private func primaryActionDidChange() {
    guard let primaryAction else { return }
    title = primaryAction.title.isEmpty ? title : primaryAction.title
    image = primaryAction.image ?? image
  }
}

extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }
}

extension UIBarButtonItem {
  /// The buttons that every app has.
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close = 24
  }
}
