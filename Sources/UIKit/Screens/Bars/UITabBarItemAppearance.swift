public import Foundation

/// The appearance of a tab bar's items in each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The position of an item's title.
  public enum Style: Int, Sendable {
    case stacked
    case inline
    case compactInline
  }

  /// A closure that is called after each change.
  var didChange: (() -> Void)? {
    didSet { for state in [normal, selected, disabled, focused] { state.didChange = didChange } }
  }

  public init(style: Style) {
    super.init()
  }

  public override convenience init() {
    self.init(style: .stacked)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// Returns a copy. Unlike UIKit, only the main thread may copy: it alone changes the appearance, so another thread
  /// could copy half a change. There the process ends.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }
}

/// The appearance of a tab bar's item in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  var didChange: (() -> Void)?

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  open var iconColor: UIColor? { didSet { didChange?() } }
  open var badgePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  open var badgeBackgroundColor: UIColor? { didSet { didChange?() } }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
