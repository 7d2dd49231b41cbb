public import Foundation

/// A view that shows a content unavailable configuration.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let backgroundView = BackgroundConfigurationView(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .large)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryTextLabel = UILabel(frame: .zero)
  private let button = UIButton(configuration: .plain())
  private let secondaryButton = UIButton(configuration: .plain())
  private var content: UIContentUnavailableConfiguration
  /// Whether content that is too high scrolls. Unlike UIKit, it never does.
  ///
  /// - Note: No effect on the picture.
  open var isScrollEnabled = true

  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [backgroundView] + parts { addSubview(view) }
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    for view in [backgroundView] + parts { addSubview(view) }
    contentDidChange()
  }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIContentUnavailableView.self) { values in
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = values.text()
      return UIContentUnavailableView(configuration: configuration)
    }
  }

  /// The configuration of the view. A value of another type changes nothing.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      if let action = content.buttonProperties.primaryAction {
        button.removeAction(action, for: .primaryActionTriggered)
      }
      if let action = content.secondaryButtonProperties.primaryAction {
        secondaryButton.removeAction(action, for: .primaryActionTriggered)
      }
      content = newValue
      contentDidChange()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let stack = stack(width: max(size.width - insets.left - insets.right, 0))
    return CGSize(
      width: size.width,
      height: PixelGrid(of: traitCollection).up((stack.last?.bottom ?? 0) + insets.top + insets.bottom))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    let area = bounds.inset(by: insets)
    let stack = stack(width: max(area.width, 0))
    let rest = content.alignment == .center ? (area.height - (stack.last?.bottom ?? 0)) / 2 : 0
    let isAtRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = PixelGrid(of: traitCollection)
    for part in stack {
      let room = area.width - part.size.width
      let x = content.alignment == .center ? room / 2 : isAtRight ? room : 0
      part.view.frame = CGRect(
        x: grid.nearest(area.minX + x), y: grid.nearest(area.minY + max(rest, 0) + part.top),
        width: part.size.width, height: part.size.height)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private var parts: [UIView] {
    [imageView, spinner, textLabel, secondaryTextLabel, button, secondaryButton]
  }

  /// The space around the content: the safe area and the configuration's margins.
  private var insets: UIEdgeInsets {
    let (margins, safe) = (content.directionalLayoutMargins, safeAreaInsets)
    let isAtRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let axes = content.axesPreservingSuperviewLayoutMargins
    let around = superview?.layoutMargins ?? .zero
    let (left, right) = isAtRight ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    return UIEdgeInsets(
      top: max(safe.top, axes.contains(.vertical) ? around.top : 0) + margins.top,
      left: max(left, axes.contains(.horizontal) ? around.left : safe.left),
      bottom: max(safe.bottom, axes.contains(.vertical) ? around.bottom : 0) + margins.bottom,
      right: max(right, axes.contains(.horizontal) ? around.right : safe.right))
  }

  /// A part with its place below the first part's upper edge.
  private struct Part {
    var view: UIView
    var top: CGFloat
    var size: CGSize
    var bottom: CGFloat { top + size.height }
  }

  /// Returns the visible parts from top to bottom.
  private func stack(width: CGFloat) -> [Part] {
    var stack: [Part] = []
    func add(_ view: UIView, _ padding: CGFloat, _ size: CGSize? = nil) {
      guard !view.isHidden else { return }
      var size = size ?? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      size.width = min(size.width, width)
      stack.append(Part(view: view, top: stack.last.map { $0.bottom + padding } ?? 0, size: size))
    }
    add(imageView, 0, imageView.image.map { content.imageProperties.size(of: imageView.shownImage ?? $0) })
    add(spinner, 0)
    add(textLabel, content.imageToTextPadding)
    add(
      secondaryTextLabel, textLabel.isHidden ? content.imageToTextPadding : content.textToSecondaryTextPadding
    )
    add(button, content.textToButtonPadding)
    add(
      secondaryButton, button.isHidden ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
    return stack
  }

  private func contentDidChange() {
    backgroundView.configuration = content.background
    imageView.image = content.image
    imageView.isHidden = content.image == nil || content.isLoading
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = content.imageProperties.tintColor
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    if content.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    show(content.shownText, content.textProperties, in: textLabel)
    show(content.shownSecondaryText, content.secondaryTextProperties, in: secondaryTextLabel)
    show(content.button, content.buttonProperties, in: button)
    show(content.secondaryButton, content.secondaryButtonProperties, in: secondaryButton)
    setNeedsLayout()
  }

  private func show(
    _ text: AttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.isHidden = text.map { $0.characters.isEmpty } ?? true
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.show(text)
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = content.alignment == .center ? .center : .natural
  }

  private func show(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    var configuration = configuration
    if let action = properties.primaryAction {
      if !action.title.isEmpty, !configuration.hasTitle { configuration.title = action.title }
      configuration.image = configuration.image ?? action.image
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.configuration = configuration
    button.isHidden = !configuration.hasTitle && configuration.image == nil
    button.menu = properties.menu
    button.role = properties.role
    button.isEnabled = properties.isEnabled
  }
}
