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
