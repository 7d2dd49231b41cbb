import Foundation

extension UIButton {
  /// The configuration, with the title and image of the button's state where it has none itself.
  var shownConfiguration: Configuration? {
    guard var configuration else { return nil }
    if configuration.attributedTitle == nil {
      configuration.attributedTitle =
        currentAttributedTitle.map { AttributedString($0) } ?? currentTitle.map { AttributedString($0) }
    }
    if configuration.image == nil { configuration.image = currentImage }
    return configuration
  }

  /// Shows a configuration in the current state.
  func updateParts(_ configuration: Configuration) {
    let foreground = configuration.foregroundColor(tint: tintColor, state: state)
    updateTitles(configuration, foreground)
    if let image = configuration.shownImage, !configuration.showsActivityIndicator {
      let view = madeImageView()
      setHasContent(true, of: view)
      view.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      view.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
    } else {
      setHasContent(false, of: parts.image)
    }
    if configuration.showsActivityIndicator {
      let spinner = madeSpinner()
      spinner.color = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
      spinner.startAnimating()
    } else {
      parts.spinner?.stopAnimating()
    }
    updateIndicator(configuration, foreground)
    updateConfigurationBackground(configuration)
  }

  private func updateTitles(_ configuration: Configuration, _ foreground: UIColor) {
    if let title = configuration.attributedTitle {
      let font = UIFont.preferredFont(
        forTextStyle: configuration.buttonSize.textStyle, compatibleWith: traitCollection)
      show(
        title, in: madeTitleLabel(), font, foreground, configuration.titleTextAttributesTransformer,
        configuration.titleLineBreakMode, configuration)
    } else {
      setHasContent(false, of: parts.title)
    }
    if let subtitle = configuration.attributedSubtitle {
      let font = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
      show(
        subtitle, in: madeSubtitleLabel(), font, foreground, configuration.subtitleTextAttributesTransformer,
        configuration.subtitleLineBreakMode, configuration)
    } else {
      setHasContent(false, of: parts.subtitle)
    }
  }

  /// Shows a text in a font and a colour where it has none of its own.
  private func show(
    _ text: AttributedString, in label: UILabel, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ mode: NSLineBreakMode,
    _ configuration: Configuration
  ) {
    setHasContent(!text.characters.isEmpty, of: label)
    label.font = font
    label.textColor = color
    label.show(transformer.map { transformed(text, font, color, $0) } ?? text)
    label.numberOfLines = [.byWordWrapping, .byCharWrapping].contains(mode) ? 0 : 1
    label.lineBreakMode = mode
    label.textAlignment = configuration.hasTitle && configuration.hasSubtitle ? .natural : .center
  }

  private func transformed(
    _ text: AttributedString, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer
  ) -> AttributedString {
    var standard = AttributeContainer()
    (standard.font, standard.foregroundColor) = (font, color)
    var result = text.mergingAttributes(standard, mergePolicy: .keepCurrent)
    for run in result.runs { result[run.range].setAttributes(transformer(run.attributes)) }
    return result
  }

  private func updateConfigurationBackground(_ configuration: Configuration) {
    let configurationBackground = madeConfigurationBackground()
    configurationBackground.backgroundColor = configuration.backgroundColor(tint: tintColor, state: state)
    let (layer, isGlass) = (configurationBackground.layer, configuration.isGlass)
    layer.borderColor =
      (isGlass ? UIColor.separator : configuration.background.strokeColor)?
      .resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = isGlass ? 0.5 : configuration.background.strokeWidth
    if isGlass {
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.08
      layer.shadowOffset = CGSize(width: 0, height: 4)
      layer.shadowRadius = 10
    } else {
      configuration.background.shadowProperties.show(in: layer, traits: traitCollection)
    }
  }

  /// Removes the views that only a configuration shows.
  func forgetConfiguration() {
    let views = [parts.configurationBackground, parts.subtitle, parts.spinner, parts.indicator]
    for view in views { view?.removeFromSuperview() }
    (parts.configurationBackground, parts.subtitle, parts.spinner) = (nil, nil, nil)
    parts.indicator = nil
  }

  func layOut(_ configuration: Configuration) {
    if let configurationBackground = parts.configurationBackground {
      configurationBackground.frame = backgroundRect(forBounds: bounds).inset(
        by: sides(configuration.background.backgroundInsets))
      configurationBackground.layer.cornerRadius = configuration.cornerRadius(
        in: configurationBackground.bounds.size, traits: traitCollection)
    }
    let content = contentRect(forBounds: bounds)
    if let image = parts.image, hasContent(image) { image.frame = imageRect(forContentRect: content) }
    if let title = parts.title, hasContent(title) { title.frame = titleRect(forContentRect: content) }
    let placement = placement(configuration, in: content)
    if let subtitle = parts.subtitle, hasContent(subtitle) { subtitle.frame = placement.subtitle }
    if let spinner = parts.spinner, !spinner.isHidden { spinner.frame = placement.image }
    parts.indicator?.frame = placement.indicator
  }

  func contentInsets(_ configuration: Configuration) -> UIEdgeInsets { sides(configuration.contentInsets) }

  private func sides(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  func fittingSize(_ configuration: Configuration, in size: CGSize) -> CGSize {
    let insets = configuration.contentInsets
    let (horizontal, vertical) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let room = size.width > 0 && size.width.isFinite ? size.width - horizontal : .greatestFiniteMagnitude
    let block = ConfigurationBlock(self, configuration, width: room)
    return CGSize(width: block.size.width + horizontal, height: block.size.height + vertical)
  }

  func placement(_ configuration: Configuration, in content: CGRect) -> Placement {
    let block = ConfigurationBlock(self, configuration, width: content.width)
    let rest = CGSize(width: content.width - block.size.width, height: content.height - block.size.height)
    var origin = content.origin
    switch effectiveContentHorizontalAlignment {
    case .center: origin.x += rest.width / 2
    case .right: origin.x += rest.width
    default: break
    }
    switch contentVerticalAlignment {
    case .center: origin.y += rest.height / 2
    case .bottom: origin.y += rest.height
    default: break
    }
    func placed(_ rect: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: pixel(origin.x + rect.minX), y: pixel(origin.y + rect.minY)), size: rect.size)
    }
    return Placement(
      image: placed(block.image).outset(by: configuration.imageAlignment), title: placed(block.title),
      subtitle: placed(block.subtitle),
      indicator: placed(block.indicator))
  }
}
