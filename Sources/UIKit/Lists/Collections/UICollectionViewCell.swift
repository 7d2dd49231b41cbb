public import Foundation

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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

  /// What the content view shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
  /// Whether the content configuration follows the cell's states by itself.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// What lies behind the content, in the place of the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfigurationDidChange(from: oldValue) }
  }
  /// Whether the background configuration follows the cell's states by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void
  /// Called with the cell's states before the cell is shown, and whenever they change.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Asks for the configurations again before the cell is next laid out or measured.
  open func setNeedsUpdateConfiguration() {
    configurationParts.needsUpdate = true
    setNeedsLayout()
  }

  /// Called before the cell is shown, and whenever its states change.
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

  /// Shown over the background view while the cell is selected or highlighted.
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

  /// What the content view asks for, which fills the cell.
  override func constrainedSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    super.constrainedSize(target, horizontal: horizontal, vertical: vertical)
      ?? contentView.constrainedSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// The size of the content configuration's view, where there is one.
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

  /// Where the content view lies.
  var contentFrame: CGRect { bounds }
  /// The margins at the sides of a list's content, or nil for those of the configuration.
  var contentMargins: UIEdgeInsets? { nil }
  /// The background that is shown.
  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }
  /// States that only a cell of a list has.
  func complete(_ state: inout UICellConfigurationState) {}
}
