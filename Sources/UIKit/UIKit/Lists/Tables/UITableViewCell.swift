public import Foundation

/// A cell of a table.
///
/// Unlike UIKit, the labels of a cell are created on first access.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  let style: CellStyle
  private var identifier: String?
  private let content = UIView(frame: UITableViewCell.initialFrame)
  var parts = TableCellParts()
  var configurationParts = ConfigurationParts()

  private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: TableMetrics.initialRowHeight)

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: UITableViewCell.initialFrame)
    addContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    style = Self.style(coder)
    identifier = (coder as? NibCoder)?.text("reuseIdentifier")
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    addContent()
  }

  /// Gives a cell of a nib the identifier for which the nib is registered, unless the nib has one.
  func takeIdentifier(_ identifier: String) {
    if self.identifier == nil { self.identifier = identifier }
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(tableViewCellNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UITableViewCell.self) { values in
      let style = CellStyle(rawValue: values.number(below: 4)) ?? .default
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = values.text()
      cell.detailTextLabel?.text = values.text()
      cell.accessoryType = AccessoryType(rawValue: values.number(below: 5)) ?? .none
      cell.indentationLevel = values.number(below: 256) - 8
      cell.indentationWidth = values.length()
      return cell
    }
  }

  /// Creates a cell of a registered class for a table. See `UITableViewCell+Making.swift`.
  @usableFromInline convenience init(reusableWith identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func addContent() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
  }

  open var reuseIdentifier: String? { identifier }
  open var contentView: UIView { content }
  open var textLabel: UILabel? { madeTextLabel() }
  /// The label of the detail text, or nil in the default style.
  open var detailTextLabel: UILabel? { madeDetailLabel() }
  open var imageView: UIImageView? { madeImageView() }

  /// The configuration of what the content view shows in place of the labels and the image.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }

  /// Returns an empty content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether the content configuration is updated automatically for the cell's state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The configuration of the background, which replaces the table's colour and the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfigurationDidChange(from: oldValue) }
  }
  /// Whether the background configuration is updated automatically for the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Returns the background configuration of a cell in a table of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { tableBackground }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if selectedBackgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
      updateSelectedBackground()
    }
  }
  open var selectionStyle = SelectionStyle.default { didSet { updateSelectedBackground() } }
  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// The insets of the separator from the leading and trailing edges.
  open var separatorInset: UIEdgeInsets {
    get { resolvedSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  /// The properties of the table and of the cell's place in it, or nil outside of a table.
  var context: TableCellContext? {
    didSet {
      if context != oldValue { contextDidChange() }
      layoutSeparators()
    }
  }

  open override var backgroundColor: UIColor? {
    didSet {
      parts.hasOwnBackground = backgroundColor != nil
      if backgroundColor == nil { applyDefaultBackground() }
    }
  }

  func setDefaultBackground(_ color: UIColor) {
    super.backgroundColor = color
  }

  open var isSelected: Bool {
    get { parts.selected.isOn }
    set { assign(newValue, to: \.selected) { setSelected($0, animated: false) } }
  }

  open var isHighlighted: Bool {
    get { parts.highlighted.isOn }
    set { assign(newValue, to: \.highlighted) { setHighlighted($0, animated: false) } }
  }

  /// Sets the selection through `isSelected`, so that an override of either is called.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let before = isSelected
    assign(selected, to: \.selected) { isSelected = $0 }
    if isSelected != before {
      setNeedsUpdateConfiguration()
      if isEditing { editingDidChange() }
    }
    updateSelectedBackground()
  }

  /// Sets the highlighting through `isHighlighted`, so that an override of either is called.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let before = isHighlighted
    assign(highlighted, to: \.highlighted) { isHighlighted = $0 }
    if isHighlighted != before { setNeedsUpdateConfiguration() }
    updateSelectedBackground()
  }

  /// Sets whether the cell is being edited, through `isEditing`. Its table determines the controls that it shows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    changeState(to: editing ? .showingEditControl : [], animated: animated) {
      assign(editing, to: \.edited) { isEditing = $0 }
    }
  }
  open var isEditing: Bool {
    get { parts.edited.isOn }
    set { assign(newValue, to: \.edited) { setEditing($0, animated: false) } }
  }
  open var showingDeleteConfirmation: Bool { false }
  /// Called before the cell begins or ends to be edited. Unlike UIKit, no row ever asks to confirm that it is deleted.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has begun or ended to be edited, and has been laid out if the change is animated.
  open func didTransition(to state: StateMask) {}

  open func prepareForReuse() {
    if isHighlighted { setHighlighted(false, animated: false) }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { touched in
      guard let control = accessoryControl(around: point), !touched.isDescendant(of: control) else {
        return touched
      }
      return control
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutParts()
  }

  /// Whether the constraints did not determine the height in the last measurement.
  private(set) var isUndeterminedInHeight = false

  /// Returns the size from the constraints of the content view, plus the width of the accessory and, in a table with
  /// separators, a pixel for the line.
  override func constrainedSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    updateConfigurationIfNeeded()
    isUndeterminedInHeight = false
    parts.separatorRoom = 0
    let own = super.constrainedSize(target, horizontal: horizontal, vertical: vertical)
    if let own, !contentView.translatesAutoresizingMaskIntoConstraints { return own }
    let accessory = max(target.width - contentWidth(target.width), 0)
    let room = CGSize(width: max(target.width - accessory, 0), height: target.height)
    // As in UIKit, constraints to the cell itself do not give it a height.
    var size: CGSize
    if let content = contentView.constrainedSize(room, horizontal: horizontal, vertical: vertical) {
      size = CGSize(width: content.width + accessory, height: content.height)
    } else if let own {
      size = CGSize(width: own.width, height: vertical == .required ? own.height : 0)
    } else {
      return nil
    }
    if configurationParts.content != nil {
      return CGSize(width: target.width, height: max(size.height, fittingHeight(width: target.width)))
    }
    isUndeterminedInHeight = size.height <= 0 && vertical != .required
    if isUndeterminedInHeight {
      Diagnostics.report(
        layer,
        "constraints ambiguously suggest a height of zero for the cell's content view; it gets the standard "
          + "height of 44 instead")
      size.height = TableMetrics.initialRowHeight
    } else if context?.separatorColor != nil, vertical != .required {
      parts.separatorRoom = 1 / max(traitCollection.displayScale, 1)
      size.height += parts.separatorRoom
    }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return CGSize(width: size.width, height: fittingHeight(width: size.width))
  }
}

extension UITableViewCell {
  /// The labels of a cell and their arrangement.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }
}

extension UITableViewCell {
  /// The control at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }
}

extension UITableViewCell {
  /// The controls that a row shows while it is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

extension UITableViewCell {
  /// The operation that a row offers in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }
}

extension UITableViewCell {
  /// The appearance of a selected cell. `blue` and `gray` look like `default`, as they do since iOS 7.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }
}

extension UITableViewCell {
  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
}
