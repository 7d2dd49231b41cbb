public import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String? { didSet { didChange?() } }
  open var titleView: UIView? { didSet { didChange?() } }
  /// A line above the bar's buttons.
  open var prompt: String? { didSet { didChange?() } }
  /// What the bar of the next controller shows for going back to this one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }
  open var backButtonTitle: String? { didSet { didChange?() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange?() } }
  open var hidesBackButton = false { didSet { didChange?() } }
  open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange?() } }
  /// From the leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
  /// From the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
  /// Unlike UIKit, its bar always stands under the title, and nothing can be looked for.
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
  /// Tells the bar that shows the item.
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
  }

  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// The first of the items at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the items at the right, counted from the edge.
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
}

extension UINavigationItem {
  /// What a back button says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title it leads back to, where there is room.
    case `default`
    /// "Back".
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
