import Foundation

/// The subviews of a button, from back to front, each created when it is needed.
struct ButtonParts {
  /// The background that a configuration draws.
  var configurationBackground: UIView?
  var background: UIImageView?
  var image: UIImageView?
  /// A view that darkens the image of a highlighted button.
  var shade: UIImageView?
  var title: UILabel?
  /// The label of a configuration's subtitle.
  var subtitle: UILabel?
  /// The spinner of a configuration.
  var spinner: UIActivityIndicatorView?
  /// The sign of a menu of choices that a configuration shows.
  var indicator: PopUpIndicator?
  /// The parts that the button itself hides, because they have no content.
  var empty: Set<ObjectIdentifier> = []
  /// Whether the image has the colour of a disabled button.
  var isImageGrey = false
  /// The tint that the image had before the button was disabled.
  var imageTint: UIColor?
  /// Whether the button itself is changing its parts.
  var isUpdating = false
  /// Whether the parts are being placed.
  var isLayingOut = false
  /// Whether the app is changing the configuration for the state.
  var isUpdatingConfiguration = false
}

extension UIButton {
  func hasContent(_ part: UIView) -> Bool { !parts.empty.contains(ObjectIdentifier(part)) }

  /// Hides a part without content. A part that the app hides while it has content stays hidden.
  func setHasContent(_ hasContent: Bool, of part: UIView?) {
    guard let part else { return }
    if hasContent {
      if parts.empty.remove(ObjectIdentifier(part)) != nil { part.isHidden = false }
    } else if !part.isHidden {
      parts.empty.insert(ObjectIdentifier(part))
      part.isHidden = true
    }
  }

  func defaultTitleFont(of type: ButtonType) -> UIFont {
    .systemFont(ofSize: type == .custom ? 18 : 15)
  }

  func madeTitleLabel() -> UILabel {
    if let title = parts.title { return title }
    let label = UILabel(frame: .zero)
    label.font = defaultTitleFont(of: buttonType)
    label.style.lineBreakMode = .byTruncatingMiddle
    setHasContent(false, of: label)
    label.didChangeText = { [unowned self] in
      guard !parts.isUpdating else { return }
      setNeedsLayout()
    }
    parts.title = label
    addSubview(label)
    return label
  }

  func madeSubtitleLabel() -> UILabel {
    if let subtitle = parts.subtitle { return subtitle }
    let label = UILabel(frame: .zero)
    parts.subtitle = label
    addSubview(label)
    return label
  }

  func madeSpinner() -> UIActivityIndicatorView {
    if let spinner = parts.spinner { return spinner }
    let spinner = UIActivityIndicatorView(style: .medium)
    parts.spinner = spinner
    addSubview(spinner)
    return spinner
  }

  func madeImageView() -> UIImageView {
    if let image = parts.image { return image }
    let view = made(above: parts.background)
    parts.image = view
    return view
  }

  func madeShade() -> UIImageView {
    if let shade = parts.shade { return shade }
    let view = made(above: parts.image)
    view.tintColor = UIColor(white: 0, alpha: 0.5)
    parts.shade = view
    return view
  }

  func madeBackground() -> UIImageView {
    if let background = parts.background { return background }
    let view = made(above: nil)
    parts.background = view
    return view
  }

  func madeConfigurationBackground() -> UIView {
    if let configurationBackground = parts.configurationBackground { return configurationBackground }
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    parts.configurationBackground = view
    return view
  }

  private func made(above sibling: UIView?) -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleToFill
    setHasContent(false, of: view)
    if let sibling { insertSubview(view, aboveSubview: sibling) } else { insertSubview(view, at: 0) }
    return view
  }
}
