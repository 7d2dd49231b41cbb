public import Foundation

/// The header or footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private var identifier: String?
  private let content = UIView(frame: .zero)
  private var label: UILabel?
  var configurationParts = ConfigurationParts()
  /// The reuse identifier of the views that a table creates for titles.
  package static let titleIdentifier = "UITableViewHeaderFooterView.title"

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    addContent()
  }

  package override class var classFacts: ViewFacts {
    ViewFacts(UITableViewHeaderFooterView.self) { values in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = values.text()
      return view
    }
  }

  /// Creates a view of a registered class for a table. See `UITableViewCell+Making.swift`.
  @usableFromInline convenience init(reusableWith identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Gives a view of a nib the identifier for which the nib is registered, unless the nib has one.
  func takeIdentifier(_ identifier: String) {
    if self.identifier == nil { self.identifier = identifier }
  }

  private func addContent() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
  }

  open var reuseIdentifier: String? { identifier }
  open var contentView: UIView { content }

  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel(frame: .zero)
    self.label = label
    contentView.addSubview(label)
    styleLabel()
    setNeedsLayout()
    return label
  }

  /// The configuration of what the content view shows in place of the label.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
  /// Whether the content configuration is updated automatically for the view's state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Returns an empty content configuration for a header or footer of the table that contains the view.
  open func defaultContentConfiguration() -> UIListContentConfiguration { tableContent }

  /// The configuration of the background, which replaces the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfigurationDidChange(from: oldValue) }
  }
  /// Whether the background configuration is updated automatically for the view's state.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { tableBackground }

  public typealias ConfigurationUpdateHandler =
    (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  /// A closure that is called with the view's state before the view is shown, and whenever the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UIViewConfigurationState { currentConfigurationState }

  /// Requests an update of the configurations before the view is next laid out or measured.
  open func setNeedsUpdateConfiguration() {
    configurationParts.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations. It is called before the view is shown, and whenever its state changes.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open func prepareForReuse() {}

  /// The properties of the table and of the view's place in it.
  var context = TableSectionContext(style: .plain, isFooter: false, isFirst: false, margin: 16, inset: 16) {
    didSet {
      guard context != oldValue else { return }
      styleLabel()
      setNeedsLayout()
    }
  }

  /// Whether the view floats over the rows. A title then has a background of its own.
  var isFloating = false {
    didSet {
      guard isFloating != oldValue else { return }
      setNeedsUpdateConfiguration()
      guard identifier == Self.titleIdentifier else { return }
      backgroundColor = isFloating ? .systemBackground.withAlphaComponent(0.94) : nil
    }
  }

  /// Whether it is a header as of iOS 26. The title of a group's header is larger then.
  private var isNewerHeader: Bool { !context.isFooter && SystemVersion.current >= .iOS26 }

  private func styleLabel() {
    guard let label else { return }
    if context.isProminent {
      label.font = .preferredFont(forTextStyle: .headline)
      label.textColor = .label
    } else {
      label.font = .preferredFont(forTextStyle: isNewerHeader ? .headline : .footnote)
      label.textColor = .secondaryLabel
    }
    label.numberOfLines = context.isFooter ? 0 : 1
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutBackgroundConfiguration()
    backgroundView?.frame = bounds
    let inner = bounds.insetBy(dx: context.isInset ? context.inset : 0, dy: 0)
    if contentView.frame != inner { contentView.frame = inner }
    layoutContentConfiguration()
    guard let label else { return }
    let width = max(inner.width - 2 * context.margin, 0)
    let height = textHeight(width: width)
    let y: CGFloat =
      if context.isFooter {
        TableMetrics.footerPadding(.current).top
      } else if context.isProminent {
        PixelGrid(of: traitCollection).nearest((bounds.height - height) / 2)
      } else if isNewerHeader {
        // The baseline of the last line.
        bounds.height - TableMetrics.groupedHeaderBaseline
          - PixelGrid(of: traitCollection).nearest(label.font.ascender)
          - max(0, height - PixelGrid(of: traitCollection).up(label.font.lineHeight))
      } else {
        bounds.height - TableMetrics.groupedHeaderPadding(.current).bottom - height
      }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let length = min(label.sizeThatFits(room).width, width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isRightToLeft ? inner.width - context.margin - length : context.margin, y: y, width: length,
      height: height)
  }

  /// Returns the size from the constraints of the content view, plus the inset of its group.
  override func constrainedSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    updateConfigurationIfNeeded()
    if let size = super.constrainedSize(target, horizontal: horizontal, vertical: vertical) { return size }
    let inset = context.isInset ? 2 * context.inset : 0
    let room = CGSize(width: max(target.width - inset, 0), height: target.height)
    guard var size = contentView.constrainedSize(room, horizontal: horizontal, vertical: vertical) else {
      return nil
    }
    size.width += inset
    if configurationParts.content != nil {
      return CGSize(width: target.width, height: max(size.height, fittingHeight(width: target.width)))
    }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  private func fittingHeight(width: CGFloat) -> CGFloat {
    let inset = context.isInset ? 2 * context.inset : 0
    let room = CGSize(width: max(width - inset, 0), height: .greatestFiniteMagnitude)
    if let size = configuredSize(room) { return size.height }
    let text = textHeight(width: max(width - inset - 2 * context.margin, 0))
    if context.isProminent { return max(TableMetrics.plainHeaderHeight, text + 6) }
    if context.isFooter {
      let padding = TableMetrics.footerPadding(.current)
      return padding.top + text + padding.bottom
    }
    let padding = TableMetrics.groupedHeaderPadding(.current)
    return (context.isFirst ? padding.first : 0) + padding.top + text + padding.bottom
  }

  private func textHeight(width: CGFloat) -> CGFloat {
    label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
  }
}
