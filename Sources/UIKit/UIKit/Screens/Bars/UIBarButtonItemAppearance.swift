public import Foundation

/// The appearance of a bar's buttons in each state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// A closure that is called after each change.
  var didChange: (() -> Void)? {
    didSet { for state in [normal, highlighted, disabled, focused] { state.didChange = didChange } }
  }

  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  public override convenience init() {
    self.init(style: .plain)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
  }

  /// Returns the title attributes of a button that is not pressed. The disabled state adds to the normal state's
  /// attributes.
  func titleTextAttributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    isEnabled
      ? normal.titleTextAttributes
      : normal.titleTextAttributes.merging(disabled.titleTextAttributes) { $1 }
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
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
