public import Foundation

/// A view that lays out a row or a column of views with constraints of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The arranged views in the order of the row or column, which can differ from the drawing order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var arrangementGuides: [UILayoutGuide] = []
  private var needsArrangement = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUpForCoder()
    (coder as? NibCoder)?.decode(into: self)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(stackViewNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIStackView.self) { values in
      let stack = UIStackView(frame: .zero)
      stack.axis = values.flag() ? .vertical : .horizontal
      return stack
    }
  }

  override func addNibSubview(_ view: UIView) { addArrangedSubview(view) }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// The distance between neighbours in points. It is a minimum if the distribution makes the distances larger.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the spacing in a column is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
    take(view)
  }

  /// Removes a view from the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    take(view)
  }

  private func take(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? shownSubviews.first : tallestSubview) ?? self
  }

  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shownSubviews.last : tallestSubview) ?? self
  }

  private var tallestSubview: UIView? {
    let heights = shownSubviews.map(\.intrinsicContentSize.height)
    return heights.max().flatMap(heights.firstIndex).map { shownSubviews[$0] }
  }

  open override func updateConstraints() {
    arrangeIfNeeded()
    super.updateConstraints()
  }

  private func arrangeIfNeeded() {
    guard needsArrangement else { return }
    needsArrangement = false
    NSLayoutConstraint.deactivate(arrangement)
    for guide in arrangementGuides { removeLayoutGuide(guide) }
    var made = StackArrangement(self)
    made.arrange()
    arrangementGuides = made.guides
    arrangement = made.constraints
    for guide in arrangementGuides { addLayoutGuide(guide) }
    NSLayoutConstraint.activate(arrangement)
  }

  func arrangementDidChange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  func arrangedViewDidHide(_ view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  /// The arranged views that take up space.
  var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden && $0.superview === self } }

  /// Returns the distance between a view and the next one, in points.
  func spacing(after view: UIView) -> CGFloat {
    hasStandardSpacing(after: view)
      ? SystemSpacing.neighbours : customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  /// Whether the distance between a view and the next one is the standard spacing.
  func hasStandardSpacing(after view: UIView) -> Bool {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing == Self.spacingUseSystem || spacing == Self.spacingUseDefault
  }
}

extension UIStackView {
  /// The distribution of the views along the stack view's axis.
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// The alignment of the views across the stack view's axis.
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}
