import Foundation

extension UIButton {
  /// Returns the part that was set for a state, otherwise the part for the normal state.
  func content<Value>(_ part: (ButtonContent) -> Value?, for state: State) -> Value? {
    contents[state].flatMap(part) ?? contents[.normal].flatMap(part)
  }

  func defaultTitleColor(for state: State) -> UIColor {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Updates the parts for the current state.
  func contentDidChange() {
    guard !parts.isUpdating else { return }
    updateParts()
    setNeedsLayout()
  }

  func updateParts() {
    parts.isUpdating = true
    defer { parts.isUpdating = false }
    if let shownConfiguration { return updateParts(shownConfiguration) }
    updateTitle()
    updateImage()
    updateBackground()
  }

  private func updateTitle() {
    let attributedTitle = currentAttributedTitle
    let title = attributedTitle?.string ?? currentTitle ?? ""
    guard !title.isEmpty || parts.title != nil else { return }
    let label = madeTitleLabel()
    setHasContent(!title.isEmpty, of: label)
    label.text = title
    label.textColor = currentTitleColor
    label.shadowColor = currentTitleShadowColor
    if let attributedTitle { label.attributedText = attributedTitle }
    label.alpha = pressedAlpha
  }

  private func updateImage() {
    let image = shownImage
    guard image != nil || parts.image != nil else { return }
    let view = madeImageView()
    setHasContent(image != nil, of: view)
    view.image = image.map(rendered)
    updateImageTint(view)
    let isPaler = buttonType == .custom && !isEnabled && adjustsImageWhenDisabled && !has(\.image)
    view.alpha = isPaler ? 0.5 : pressedAlpha
    let isDarker = buttonType == .custom && isHighlighted && adjustsImageWhenHighlighted && !has(\.image)
    if isDarker, let image {
      let shade = madeShade()
      shade.image = image.withRenderingMode(.alwaysTemplate)
      setHasContent(true, of: shade)
    } else {
      setHasContent(false, of: parts.shade)
    }
  }

  /// Updates the tint of the image. A disabled system button draws its image in the colour of its title.
  private func updateImageTint(_ view: UIImageView) {
    let isGrey = buttonType != .custom && !isEnabled
    guard isGrey != parts.isImageGrey else { return }
    parts.isImageGrey = isGrey
    if isGrey { parts.imageTint = view.hasOwnTintColor ? view.tintColor : nil }
    view.tintColor = isGrey ? .tertiaryLabel : parts.imageTint
  }

  private func updateBackground() {
    let image = currentBackgroundImage
    guard image != nil || parts.background != nil else { return }
    let view = madeBackground()
    setHasContent(image != nil, of: view)
    view.image = image
  }

  /// Whether the current state is not normal and has a value of its own.
  private func has<Value>(_ part: (ButtonContent) -> Value?) -> Bool {
    state != .normal && contents[state].flatMap(part) != nil
  }

  private var pressedAlpha: CGFloat { buttonType != .custom && isHighlighted && isEnabled ? 0.2 : 1 }

  /// The image of the current state, with the preferred symbol configuration applied.
  var shownImage: UIImage? {
    guard let preferred = currentPreferredSymbolConfiguration else { return currentImage }
    return currentImage?.preferring(preferred)
  }

  private func rendered(_ image: UIImage) -> UIImage {
    buttonType != .custom && image.renderingMode == .automatic
      ? image.withRenderingMode(.alwaysTemplate) : image
  }
}
