public import Foundation

/// A row of buttons, usually at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private let background = BarBackground(isAtBottom: true)
  private var row = BarButtonViews()
  private lazy var looks = BarLooks(
    make: { UIToolbarAppearance() }, duplicate: { $0.duplicate() },
    didChange: { [weak self] in self?.setNeedsLayout() })

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    addSubview(background)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(toolbarNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIToolbar.self, hasPrivateParts: true) { values in
      let bar = UIToolbar(frame: .zero)
      bar.items = [UIBarButtonItem(title: values.text(), style: .plain, target: nil, action: nil)]
      return bar
    }
  }

  /// The items, from the leading edge on.
  open var items: [UIBarButtonItem]? {
    didSet {
      guard items ?? [] != oldValue ?? [] else { return }
      for item in oldValue ?? [] { item.didChange = nil }
      for item in items ?? [] { item.didChange = { [weak self] in self?.setNeedsLayout() } }
      setNeedsLayout()
    }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

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
    set { looks.older.isTranslucent = newValue }
  }

  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { looks.older.image = image }
  }

  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    looks.older.shadowImage = image
  }

  open var standardAppearance: UIToolbarAppearance {
    get { looks.standard }
    set { looks.standard = newValue }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.scrollEdge }
    set { looks.set(\.scrollEdge, to: newValue) }
  }
  open var compactAppearance: UIToolbarAppearance? {
    get { looks.compact }
    set { looks.set(\.compact, to: newValue) }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.compactScrollEdge }
    set { looks.set(\.compactScrollEdge, to: newValue) }
  }

  /// The distance by which the background extends below the bar.
  var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }
  /// Whether no content is left below the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbar)
  }

  /// The height of the bar: 5 points more at the bottom of a screen without a home button, as the frames that
  /// Interface Builder stores show.
  open override var intrinsicContentSize: CGSize {
    let extra: CGFloat = SystemVersion.current == .iOS18 && isAtBottomOfSafeArea ? 5 : 0
    return CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbar + extra)
  }

  /// Whether a constraint holds the bar at the bottom of its superview's safe area or above the guide of a controller's
  /// lower bars, and the screen has no home button.
  private var isAtBottomOfSafeArea: Bool {
    guard let superview, (window ?? superview).safeAreaInsets.bottom > 0 else { return false }
    return superview.constraints.contains { constraint in
      let items = [constraint.firstItem, constraint.secondItem]
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
      guard constraint.isActive, let own = items.firstIndex(where: { $0 === self }),
        attributes[own] == .bottom
      else {
        return false
      }
      let other = items[1 - own]
      return other === superview.safeAreaLayoutGuide && attributes[1 - own] == .bottom
        || (other as? UILayoutGuide)?.kind == .bottom && attributes[1 - own] == .top
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
    background.show(backgroundStyle)
    layOutButtons()
  }

  private var shown: UIToolbarAppearance {
    isAtScrollEdge ? looks.scrollEdge ?? standardAppearance : standardAppearance
  }

  private var backgroundStyle: BarBackgroundStyle {
    if isAtScrollEdge { return looks.scrollEdge.map { BarBackgroundStyle($0) } ?? .none }
    return looks.standardBackground
  }

  private func layOutButtons() {
    self.row.removeAll()
    let isOnGlass = SystemVersion.current >= .iOS26
    let metrics = BarMetrics(width: bounds.width, traits: traitCollection)
    var row = BarButtonRow(spacing: metrics.spacing, isOnGlass: isOnGlass)
    row.add(items ?? [], in: self, look: look)
    let places = row.places(
      from: metrics.margin, length: bounds.width - 2 * metrics.margin, midY: bounds.midY,
      height: bounds.height)
    self.row.show(places, in: self)
  }

  private func look(of item: UIBarButtonItem) -> BarButton.Look {
    let set = item.style == .done ? shown.doneButtonAppearance : shown.buttonAppearance
    let isOnGlass = SystemVersion.current >= .iOS26
    let color: UIColor? =
      isOnGlass && item.style == .done ? .white : isOnGlass && !hasOwnTintColor ? .label : nil
    return BarButton.Look(
      attributes: set.titleTextAttributes(isEnabled: item.isEnabled),
      offset: set.normal.titlePositionAdjustment,
      backgroundImage: set.normal.backgroundImage, color: color)
  }
}
