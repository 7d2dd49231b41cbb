package import CellDrawing
public import Foundation

/// A control with a title and an image.
///
/// Unlike UIKit, a selected system button draws no box behind its title.
open class UIButton: UIControl {
  override var descriptionDetails: ViewDescriptionDetails { ViewDescriptionDetails(isOpaque: false) }

  override func describe(_ subview: UIView, _ details: inout ViewDescriptionDetails) {
    if subview === parts.title {
      details.className = "UIButtonLabel"
      details.isOpaque = false
      details.background = nil
    } else if subview is UIImageView {
      details.clipsToBounds = true
    }
  }

  public private(set) var buttonType: ButtonType = .custom
  /// Whether a finger makes the button glow. Unlike UIKit before iOS 7, no button does.
  ///
  /// - Note: No effect on the picture.
  open var showsTouchWhenHighlighted = false
  /// Whether a pointer changes the button. Unlike UIKit, there is no pointer.
  ///
  /// - Note: No effect on the picture.
  open var isPointerInteractionEnabled = false
  /// The style of the button under a pointer.
  ///
  /// - Note: No effect on the picture.
  open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
  var contents: [State: ButtonContent] = [:]
  /// The configuration of the button. With one, the states contribute only a title and an image that it lacks,
  /// and the edge insets are ignored.
  open var configuration: Configuration? {
    didSet {
      // Without a configuration, the parts show the content of the states again.
      if configuration == nil, oldValue != nil { forgetConfiguration() }
      contentDidChange()
    }
  }
  /// Whether `updateConfiguration` is called when the state changes.
  open var automaticallyUpdatesConfiguration = true
  /// A closure that changes the configuration for the button's state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let title = parts.title, title.font == defaultTitleFont(of: .custom) {
      title.font = defaultTitleFont(of: buttonType)
    }
    if let symbol = ButtonSymbol.image(of: buttonType) {
      setImage(symbol, for: .normal)
      self.frame.size = symbol.size
    }
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button that takes title and image from the action where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      if !primaryAction.title.isEmpty { configuration.title = configuration.title ?? primaryAction.title }
      configuration.image = configuration.image ?? primaryAction.image
    }
    self.configuration = configuration
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    buttonType = Self.type(coder) ?? .custom
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    if let symbol = ButtonSymbol.image(of: buttonType) { setImage(symbol, for: .normal) }
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(buttonNibSettings) }
  override var standardAccessibility: StandardAccessibility { buttonAccessibility }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIButton.self, placesContents: true) { values in
      let button = UIButton(type: .system)
      button.setTitle(values.text(), for: .normal)
      return button
    }
  }

  var parts = ButtonParts()

  /// The label of the title, created on first access and placed if the layout of the button is due.
  open var titleLabel: UILabel? {
    let label = madeTitleLabel()
    layOutAskedParts()
    return label
  }
  /// The label of a configuration's subtitle, or nil if there is none.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The view of the image, created on first access and placed if the layout of the button is due.
  open var imageView: UIImageView? {
    let view = madeImageView()
    layOutAskedParts()
    return view
  }

  /// The menu of the button. Unlike UIKit, the button only stores it and never opens it.
  ///
  /// - Note: No effect on the picture.
  open var menu: UIMenu?
  /// - Note: No effect on the picture.
  open var showsMenuAsPrimaryAction = false
  /// Whether the button shows the chosen element of its menu. Unlike UIKit, it shows its own title, and a warning says
  /// so.
  ///
  /// - Note: No effect on the picture.
  open var changesSelectionAsPrimaryAction = false
  /// - Note: No effect on the picture.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var role = Role.normal

  /// The insets around title and image. Zero means 6 points above and below a title without an image.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  /// The insets that move and narrow the title. The button's size does not include them.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// The insets that move and narrow the image. The button's size does not include them.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// Whether a highlighted custom button darkens its image.
  open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
  /// Whether a disabled custom button draws a paler image.
  open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }

  open func setTitle(_ title: String?, for state: State) {
    contents[state, default: ButtonContent()].title = title
    contentDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state, default: ButtonContent()].attributedTitle = title?.unchanging
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state, default: ButtonContent()].titleColor = color
    contentDidChange()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents[state, default: ButtonContent()].titleShadowColor = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    contents[state, default: ButtonContent()].image = image
    contentDidChange()
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    contents[state, default: ButtonContent()].symbolConfiguration = configuration
    contentDidChange()
  }

  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content(\.symbolConfiguration, for: state)
  }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state, default: ButtonContent()].backgroundImage = image
    contentDidChange()
  }

  open func title(for state: State) -> String? { content(\.title, for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content(\.attributedTitle, for: state)
  }
  open func titleColor(for state: State) -> UIColor? {
    content(\.titleColor, for: state) ?? defaultTitleColor(for: state)
  }
  open func titleShadowColor(for state: State) -> UIColor? { content(\.titleShadowColor, for: state) }
  open func image(for state: State) -> UIImage? { content(\.image, for: state) }
  open func backgroundImage(for state: State) -> UIImage? { content(\.backgroundImage, for: state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: shownConfiguration.map(contentInsets) ?? contentEdgeInsets)
  }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentPlacement(in: contentRect).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contentPlacement(in: contentRect).image
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  open override var intrinsicContentSize: CGSize { fittingSize(.zero) }
  override var flowsWithWidth: Bool { configuration != nil }
  override func contentSize(flowingIn width: CGFloat) -> CGSize {
    fittingSize(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
  override var baselineFont: UIFont? { parts.title?.font }
  /// The baseline distances of the title in a button as large as its content.
  package override var baselineDistances: BaselineDistances? {
    guard let title = parts.title, let lines = title.baselineDistances else { return nil }
    let size = intrinsicContentSize
    let frame = titleRect(
      forContentRect: contentRect(forBounds: CGRect(x: 0, y: 0, width: size.width, height: size.height)))
    return BaselineDistances(first: frame.minY + lines.first, last: size.height - frame.maxY + lines.last)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    if changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, menu != nil {
      Diagnostics.report(
        "UIButton.changesSelectionAsPrimaryAction is true, and CellSnap draws the button's own title instead of the menu's chosen element"
      )
    }
    return super.contentNodes(with: traits)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The fonts of a configuration follow the text size.
    if configuration != nil { contentDidChange() }
  }

  /// Updates the configuration. Unlike UIKit, the update happens immediately.
  open func setNeedsUpdateConfiguration() {
    guard !parts.isUpdatingConfiguration else { return }
    parts.isUpdatingConfiguration = true
    defer { parts.isUpdatingConfiguration = false }
    updateConfiguration()
  }

  /// Calls `configurationUpdateHandler`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }
}

extension UIButton {
  /// The purpose of a button. Unlike UIKit, the button only stores it.
  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }

  public enum ButtonType: Int, Sendable {
    case custom
    /// A button whose title and images of automatic rendering mode have the tint colour.
    case system
    /// A circled i in the tint colour.
    case detailDisclosure
    /// A circled i in the tint colour.
    case infoLight
    /// A circled i in the tint colour.
    case infoDark
    /// A circled plus in the tint colour.
    case contactAdd
    /// A cross on a grey disc.
    case close = 7
  }
}
