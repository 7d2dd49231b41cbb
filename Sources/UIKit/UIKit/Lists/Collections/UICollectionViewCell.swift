public import Foundation

/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    addContent()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(collectionViewCellNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UICollectionViewCell.self) { _ in UICollectionViewCell(frame: .zero) }
  }

  /// Whether constraints of a nib that name the cell mean its content view.
  var nibMeansContent = false

  override var nibConstraintItem: UIView { nibMeansContent ? content : self }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
  }

  open var contentView: UIView { content }

  open var isSelected = false {
    didSet {
      updateSelectedBackground()
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  open var isHighlighted = false {
    didSet {
      updateSelectedBackground()
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  var configurationParts = ConfigurationParts()

  /// The configuration of what the content view shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
  /// Whether the content configuration is updated automatically for the cell's state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The configuration of the background, which replaces the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfigurationDidChange(from: oldValue) }
  }
  /// Whether the background configuration is updated automatically for the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void
  /// A closure that is called with the cell's state before the cell is shown, and whenever the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Requests an update of the configurations before the cell is next laid out or measured.
  open func setNeedsUpdateConfiguration() {
    configurationParts.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations. It is called before the cell is shown, and whenever its state changes.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

  /// A view that is shown over the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      updateSelectedBackground()
    }
  }

  private func updateSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else {
      view.removeFromSuperview()
      return
    }
    guard view.superview !== self else { return }
    view.frame = bounds
    if let backgroundView, backgroundView.superview === self {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
  }

  /// Returns the size from the constraints of the content view, which fills the cell.
  override func constrainedSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    super.constrainedSize(target, horizontal: horizontal, vertical: vertical)
      ?? contentView.constrainedSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// Returns the size of the content configuration's view if there is one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return configuredSize(size) ?? super.sizeThatFits(size)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutBackgroundConfiguration()
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    let frame = contentFrame
    if contentView.frame != frame { contentView.frame = frame }
    layoutContentConfiguration()
  }

  /// The frame of the content view.
  var contentFrame: CGRect { bounds }
  /// The margins at the sides of a list's content, or nil to use the configuration's margins.
  var contentMargins: UIEdgeInsets? { nil }
  /// The background configuration that the cell shows.
  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }
  /// Adds the states that only a list cell has.
  func complete(_ state: inout UICellConfigurationState) {}
}
