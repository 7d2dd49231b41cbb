public import Foundation

/// The content of a navigation bar for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, NibConnectable {
  open var title: String? { didSet { didChange?() } }
  open var titleView: UIView? { didSet { didChange?() } }
  /// A line above the bar's buttons.
  open var prompt: String? { didSet { didChange?() } }
  /// The button with which the bar of the next controller leads back to this one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }
  open var backButtonTitle: String? { didSet { didChange?() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange?() } }
  open var hidesBackButton = false { didSet { didChange?() } }
  open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange?() } }
  /// The items from the leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
  /// The items from the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
  /// The search controller. Unlike UIKit, its bar is always below the title, and the user cannot search.
  open var searchController: UISearchController? { didSet { didChange?() } }
  open var hidesSearchBarWhenScrolling = true { didSet { didChange?() } }

  open var standardAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange(standardAppearance) }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange(scrollEdgeAppearance) }
  }
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange(compactAppearance) } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange(compactScrollEdgeAppearance) }
  }
  /// A closure that notifies the bar that shows the item.
  var didChange: (() -> Void)?

  private func appearanceDidChange(_ appearance: UINavigationBarAppearance?) {
    appearance?.didChange = { [weak self] in self?.didChange?() }
    didChange?()
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(into: self)
  }

  class var nibMembers: NibMembers { NibMembers().adding(navigationItemNibSettings) }

  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// The first of the left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items, counted from the edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets a property of the class that a nib names. Returns false if there is none.
  open func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    try setStandardValue(value, forKey: key)
  }

  open func nibAction(named name: String) -> Selector? { nil }
}

extension UINavigationItem {
  /// The title of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the previous item, if it fits.
    case `default`
    /// The word "Back".
    case generic
    /// The arrow alone.
    case minimal
  }

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }
}
