public import Foundation

/// A bar of choices at the bottom of a screen. Since iOS 26, it is on a piece of glass.
///
/// Unlike UIKit, titles are always below images, even on iPads and on phones in landscape orientation.
@preconcurrency @MainActor open class UITabBar: UIView {
  private let background = BarBackground(isAtBottom: true)
  private let glass = GlassBackground()
  private let selection = UIView(frame: .zero)
  private let indicator = UIImageView(image: nil)
  private(set) var buttons: [TabButton] = []
  private lazy var looks = BarLooks(
    make: { UITabBarAppearance() }, duplicate: { $0.duplicate() },
    didChange: { [weak self] in self?.setNeedsLayout() })

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    prepare()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(tabBarNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UITabBar.self, hasPrivateParts: true) { values in
      let bar = UITabBar(frame: .zero)
      bar.items = [UITabBarItem(title: values.text(), image: nil, tag: 0)]
      return bar
    }
  }

  /// Returns the index of a tab's button, and the number of tabs, or nil for another view.
  package func place(ofButton button: UIResponder) -> (index: Int, count: Int)? {
    buttons.firstIndex { $0 === button }.map { ($0, buttons.count) }
  }

  override var standardAccessibility: StandardAccessibility { StandardAccessibility(traits: .tabBar) }

  private func prepare() {
    selection.backgroundColor = .tertiarySystemFill
    for view in [background, glass, selection, indicator] { addSubview(view) }
  }

  open weak var delegate: (any UITabBarDelegate)?

  open var items: [UITabBarItem]? {
    didSet {
      guard items ?? [] != oldValue ?? [] else { return }
      for item in oldValue ?? [] { item.didChange = nil }
      for item in items ?? [] { item.didChange = { [weak self] in self?.setNeedsLayout() } }
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
      setNeedsLayout()
    }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { setNeedsLayout() } } }
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of centred items, or 0 for the bar's own width.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between centred items, or 0 for the bar's own space.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  open var barStyle: UIBarStyle {
    get { looks.older.barStyle }
    set { looks.older.barStyle = newValue }
  }
  /// The colour of the background.
  open var barTintColor: UIColor? {
    get { looks.older.tint }
    set { looks.older.tint = newValue }
  }
  open var isTranslucent: Bool {
    get { looks.older.isTranslucent }
    set {
      looks.older.isTranslucent = newValue
      superview?.setNeedsLayout()
    }
  }
  open var backgroundImage: UIImage? {
    get { looks.older.image }
    set { looks.older.image = newValue }
  }
  open var shadowImage: UIImage? {
    get { looks.older.shadowImage }
    set { looks.older.shadowImage = newValue }
  }

  open var standardAppearance: UITabBarAppearance {
    get { looks.standard }
    set { looks.standard = newValue }
  }
  /// The appearance when the content is scrolled to its end. Without one, the bar has no background there.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.scrollEdge }
    set { looks.set(\.scrollEdge, to: newValue) }
  }

  /// The height of the part of the bar below the safe area.
  var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }
  /// Whether no content is left below the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBar)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBar)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private var shown: UITabBarAppearance {
    if isAtScrollEdge, let edge = selectedItem?.scrollEdgeAppearance ?? looks.scrollEdge { return edge }
    return selectedItem?.standardAppearance ?? standardAppearance
  }

  private var backgroundStyle: BarBackgroundStyle {
    if isAtScrollEdge {
      return (selectedItem?.scrollEdgeAppearance ?? looks.scrollEdge).map { BarBackgroundStyle($0) } ?? .none
    }
    return (selectedItem?.standardAppearance).map { BarBackgroundStyle($0) } ?? looks.standardBackground
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.show(backgroundStyle)
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    let isOnGlass = SystemVersion.current >= .iOS26
    let content = isOnGlass ? glassFrame : bounds.inset(by: bottomInsets)
    glass.isHidden = !isOnGlass || items?.isEmpty != false
    glass.frame = content
    for item in items ?? [] { AppearanceRecords.shared.apply(to: item, in: self) }
    for (index, item) in (items ?? []).enumerated() {
      let button = makeButton(item, isOnGlass: isOnGlass)
      button.frame = frame(of: index, in: isOnGlass ? content.insetBy(dx: 4, dy: 0) : content)
      buttons.append(button)
      addSubview(button)
    }
    layOutSelection(isOnGlass: isOnGlass)
  }

  private func makeButton(_ item: UITabBarItem, isOnGlass: Bool) -> TabButton {
    let isSelected = item === selectedItem
    let set = shown.stackedLayoutAppearance
    let unchosen = unselectedItemTintColor ?? (isOnGlass ? .label : .systemGray)
    return TabButton(
      item, isSelected: isSelected,
      look: isSelected ? set.selected : item.isEnabled ? set.normal : set.disabled,
      color: isSelected ? tintColor : unchosen, traits: traitCollection)
  }

  private var bottomInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: bottomExtension, right: 0)
  }

  /// The frame of the glass, as wide as the items need, above the bottom of the screen.
  private var glassFrame: CGRect {
    let gap: CGFloat = bottomExtension > 0 ? 21 : 4
    let height = max(min(62, bounds.height - gap), 0)
    let width = max(min(CGFloat(items?.count ?? 0) * 94 + 8, bounds.width - 42), 0)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.maxY - gap - height, width: width, height: height)
  }

  private func frame(of index: Int, in content: CGRect) -> CGRect {
    let count = CGFloat(max(items?.count ?? 0, 1))
    let isPad = traitCollection.horizontalSizeClass == .regular
    let isCentered = itemPositioning == .centered || (itemPositioning == .automatic && isPad)
    var width = content.width / count
    var gap: CGFloat = 0
    if isCentered {
      width = min(itemWidth > 0 ? itemWidth : 76, width)
      gap = min(itemSpacing > 0 ? itemSpacing : 34, max((content.width / count - width), 0))
    }
    let total = count * width + (count - 1) * gap
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isRightToLeft ? count - 1 - CGFloat(index) : CGFloat(index)
    return CGRect(
      x: content.midX - total / 2 + place * (width + gap), y: content.minY, width: width,
      height: content.height)
  }

  private func layOutSelection(isOnGlass: Bool) {
    let chosen = buttons.first { $0.isSelected }
    let image = shown.selectionIndicatorImage ?? selectionIndicatorImage
    selection.isHidden = !isOnGlass || chosen == nil || image != nil
    indicator.isHidden = image == nil || chosen == nil
    indicator.image = image
    if let tint = shown.selectionIndicatorTintColor { indicator.tintColor = tint }
    guard let chosen else { return }
    selection.frame = chosen.frame.insetBy(dx: 0, dy: 4)
    selection.layer.cornerRadius = selection.bounds.height / 2
    if let image {
      indicator.frame = CGRect(
        x: chosen.frame.midX - image.size.width / 2, y: chosen.frame.midY - image.size.height / 2,
        width: image.size.width, height: image.size.height)
    }
  }
}

extension UITabBar {
  /// The positions of items in a bar that is wider than they need.
  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }
}

/// A delegate of a tab bar. Unlike UIKit, it is never called, as nobody chooses an item.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// - Note: No effect on the picture.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
