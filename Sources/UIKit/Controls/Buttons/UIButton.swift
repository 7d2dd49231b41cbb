public import Foundation

/// A control with a title and an image.
///
/// Unlike UIKit, a selected system button draws no box behind its title.
open class UIButton: UIControl {
  public private(set) var buttonType: ButtonType = .custom
  var contents: [State: ButtonContent] = [:]
  /// With a configuration, the contents of states and the insets do not count.
  open var configuration: Configuration? {
    didSet {
      // Without one, the parts are those of the states again.
      if configuration == nil, oldValue != nil { forgetConfiguration() }
      contentDidChange()
    }
  }
  /// Whether `updateConfiguration` is called when the state changes.
  open var automaticallyUpdatesConfiguration = true
  /// Changes the configuration for the button's state.
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

  /// Takes title and image of the action where the configuration has none.
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
    super.init(coder: coder)
  }

  var parts = ButtonParts()

  /// The label of the title, made when first asked for.
  open var titleLabel: UILabel? { madeTitleLabel() }
  /// The label of a configuration's subtitle; nil where there is none.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The view of the image, made when first asked for.
  open var imageView: UIImageView? { madeImageView() }

  /// Unlike UIKit, kept alone: no menu is ever opened.
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var changesSelectionAsPrimaryAction = false
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var role = Role.normal

  /// Around title and image; zero stands for 6 points above and below a title.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
  /// Moves and narrows the title; not counted in the button's size.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Moves and narrows the image; not counted in the button's size.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// Whether a highlighted custom button darkens its image.
  open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
  /// Whether a disabled custom button draws its image paler.
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
  /// Those of the title in the middle of a button as large as its content.
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

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  /// Unlike UIKit, updates at once.
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
  /// What a button does. Unlike UIKit, kept alone.
  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }

  public enum ButtonType: Int, Sendable {
    case custom
    /// Its title and its images of automatic rendering mode have the tint colour.
    case system
    /// A circled i in the tint colour, and so are the next two.
    case detailDisclosure
    case infoLight
    case infoDark
    /// A circled plus in the tint colour.
    case contactAdd
    /// A cross on a grey disc.
    case close = 7
  }
}
