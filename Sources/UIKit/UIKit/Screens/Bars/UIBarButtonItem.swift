public import Foundation

/// A button of a navigation bar or a toolbar.
///
/// Unlike UIKit, nobody presses it. Tests call the primary action, or the target through
/// `UIApplication.shared.sendAction(_:to:from:for:)`.
open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain { didSet { didChange?() } }
  open var customView: UIView? { didSet { didChange?() } }
  /// The width in points, or 0 for the width of the content. For a fixed space, it is the width of the space.
  open var width: CGFloat = 0 { didSet { didChange?() } }
  open var tintColor: UIColor? { didSet { didChange?() } }
  open var isHidden = false { didSet { didChange?() } }
  open var isSelected = false { didSet { didChange?() } }
  /// - Note: No effect on the picture.
  open var menu: UIMenu?
  /// The titles for which the button is wide enough, or nil for its own title.
  open var possibleTitles: Set<String>? { didSet { didChange?() } }
  private(set) var systemItem: SystemItem?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? { didSet { primaryActionDidChange() } }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(barButtonItemNibSettings) }

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
    take(style, target, action)
    take(systemItem)
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

  /// Performs the primary action, or without one sends `action` to the target.
  func send() {
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
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

    /// The name of `done` since iOS 26.
    public static var prominent: Style { .done }
  }
}

extension UIBarButtonItem {
  /// The standard buttons of the system.
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
