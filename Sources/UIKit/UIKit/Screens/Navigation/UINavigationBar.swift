public import Foundation

/// A bar at the top of a screen, with a title between buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  let parts = NavigationBarParts()
  private var stack: [UINavigationItem] = []
  private lazy var looks = BarLooks(
    make: { UINavigationBarAppearance() }, duplicate: { $0.duplicate() },
    didChange: { [weak self] in self?.itemDidChange() })

  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.add(to: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    parts.add(to: self)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(navigationBarNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UINavigationBar.self, hasPrivateParts: true) { values in
      let bar = UINavigationBar(frame: .zero)
      bar.items = [UINavigationItem(title: values.text())]
      return bar
    }
  }

  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items of the bar. The title and the buttons of the last item are shown.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack { item.didChange = nil }
    stack = items ?? []
    for item in stack { item.didChange = { [weak self] in self?.itemDidChange() } }
    itemDidChange()
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  open var prefersLargeTitles = false { didSet { itemDidChange() } }
  open var barStyle: UIBarStyle {
    get { looks.older.barStyle }
    set { looks.older.barStyle = newValue }
  }
  /// The colour of the background.
  open var barTintColor: UIColor? {
    get { looks.older.tint }
    set { looks.older.tint = newValue }
  }
  /// Whether the content is also below the bar.
  open var isTranslucent: Bool {
    get { looks.older.isTranslucent }
    set { looks.older.isTranslucent = newValue }
  }
  open var shadowImage: UIImage? {
    get { looks.older.shadowImage }
    set { looks.older.shadowImage = newValue }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange() } }
  /// The image in place of the back arrow.
  open var backIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  open var backIndicatorTransitionMaskImage: UIImage?

  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { looks.older.image = image }
  }

  open func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(image, for: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? looks.older.image : nil
  }

  /// The appearance when content is below the bar. Elsewhere it applies without its background, unless another
  /// appearance is set.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard }
    set { looks.standard = newValue }
  }
  /// The appearance when the content is scrolled to its top. Without one, the bar has no background there.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.set(\.scrollEdge, to: newValue) }
  }
  /// The appearance on a phone in landscape orientation.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.set(\.compact, to: newValue) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { looks.set(\.compactScrollEdge, to: newValue) }
  }

  /// A closure that notifies the bar's controller of a change that may affect the bar's height.
  var didChange: (() -> Void)?
  /// The distance by which the large title and the views below it are scrolled away, in points.
  var collapse: CGFloat = 0 { didSet { if collapse != oldValue { setNeedsLayout() } } }
  /// Whether the content is scrolled to its top.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }
  /// The distance by which the background extends above the bar.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }

  /// Whether the controller shows the search bar at the bottom of the screen instead of here.
  var showsSearchElsewhere = false {
    didSet { if showsSearchElsewhere != oldValue { setNeedsLayout() } }
  }

  /// The search bar in this bar.
  var searchBar: UISearchBar? { showsSearchElsewhere ? nil : topItem?.searchController?.searchBar }

  private func itemDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
    didChange?()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fixedHeight(width: size.width) + scrolledHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: fixedHeight(width: bounds.width) + scrolledHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(self, look: look)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UINavigationBar {
  /// The look that results from all properties that were set.
  private var look: NavigationBarLook {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let item = topItem
    let usual =
      (isCompact ? item?.compactAppearance ?? item?.standardAppearance : item?.standardAppearance)
      ?? (isCompact ? looks.compact : nil)
    let edge =
      (isCompact
        ? item?.compactScrollEdgeAppearance ?? item?.scrollEdgeAppearance ?? looks.compactScrollEdge
        : item?.scrollEdgeAppearance) ?? looks.scrollEdge
    if isAtScrollEdge, let edge {
      return NavigationBarLook(edge, bar: self, backgroundStyle: BarBackgroundStyle(edge))
    }
    let backgroundStyle =
      isAtScrollEdge ? .none : usual.map { BarBackgroundStyle($0) } ?? looks.standardBackground
    return NavigationBarLook(usual ?? standardAppearance, bar: self, backgroundStyle: backgroundStyle)
  }

  var largeTitleFont: UIFont {
    let attributes = look.largeTitleAttributes(for: traitCollection)
    return attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
  }

  /// Whether the top item has a large title. An item with the automatic mode follows the item before it.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Returns the height of the part that never scrolls away, in points.
  func fixedHeight(width: CGFloat) -> CGFloat {
    let metrics = BarMetrics(width: width, traits: traitCollection)
    var height = metrics.row
    if topItem?.prompt?.isEmpty == false { height += metrics.prompt }
    if let item = topItem, searchBar != nil, !item.hidesSearchBarWhenScrolling {
      height += metrics.search
    }
    return height
  }

  /// The height of the part that scrolls away with the content, in points.
  var scrolledHeight: CGFloat {
    var height = showsLargeTitle ? BarMetrics.largeTitle(largeTitleFont) : 0
    if let item = topItem, searchBar != nil, item.hidesSearchBarWhenScrolling {
      height += BarMetrics(width: bounds.width, traits: traitCollection).search
    }
    return height
  }
}

/// A delegate that is asked and notified when items are pushed and popped.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
