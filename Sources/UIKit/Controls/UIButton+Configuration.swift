import Foundation

extension UIButton {
  /// Shows what the configuration says in the current state.
  func updateParts(_ configuration: Configuration) {
    let foreground = configuration.foregroundColor(tint: tintColor, state: state)
    if let title = configuration.title {
      let label = madeTitleLabel()
      label.isHidden = title.isEmpty
      label.text = title
      label.textColor = foreground
      label.font = .preferredFont(
        forTextStyle: configuration.buttonSize.textStyle, compatibleWith: traitCollection)
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = .center
    } else {
      parts.title?.isHidden = true
    }
    if let image = configuration.image {
      let view = madeImageView()
      view.isHidden = false
      view.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      view.tintColor = foreground
    } else {
      parts.image?.isHidden = true
    }
    let plate = madePlate()
    plate.backgroundColor = configuration.backgroundColor(tint: tintColor, state: state)
  }

  func layOut(_ configuration: Configuration) {
    parts.plate?.frame = backgroundRect(forBounds: bounds)
    parts.plate?.layer.cornerRadius = configuration.cornerRadius(height: bounds.height)
    let content = contentRect(forBounds: bounds)
    if let image = parts.image, !image.isHidden { image.frame = imageRect(forContentRect: content) }
    if let title = parts.title, !title.isHidden { title.frame = titleRect(forContentRect: content) }
  }

  func contentInsets(_ configuration: Configuration) -> UIEdgeInsets {
    let insets = configuration.contentInsets
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
    origin = CGPoint(x: pixel(origin.x), y: pixel(origin.y))
    return Placement(
      image: block.image.offsetBy(dx: origin.x, dy: origin.y),
      title: block.title.offsetBy(dx: origin.x, dy: origin.y))
  }
}

/// Image and title of a configuration, placed in a block of their own.
@MainActor private struct ConfigurationBlock {
  var size: CGSize
  var image: CGRect
  var title: CGRect

  init(_ button: UIButton, _ configuration: UIButton.Configuration, width: CGFloat) {
    let imageSize = configuration.image?.size ?? .zero
    let isVertical = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let hasBoth = configuration.image != nil && !(configuration.title ?? "").isEmpty
    let padding = hasBoth ? configuration.imagePadding : 0
    let room = max(isVertical ? width : width - imageSize.width - padding, 0)
    let titleSize = button.configuredTitleSize(configuration, width: room)
    if isVertical {
      size = CGSize(
        width: max(imageSize.width, titleSize.width), height: imageSize.height + padding + titleSize.height)
    } else {
      size = CGSize(
        width: imageSize.width + padding + titleSize.width, height: max(imageSize.height, titleSize.height))
    }
    image = CGRect(origin: .zero, size: imageSize)
    title = CGRect(origin: .zero, size: titleSize)
    if isVertical {
      image.origin.x = (size.width - imageSize.width) / 2
      title.origin.x = (size.width - titleSize.width) / 2
      let isImageFirst = configuration.imagePlacement == .top
      image.origin.y = isImageFirst ? 0 : titleSize.height + padding
      title.origin.y = isImageFirst ? imageSize.height + padding : 0
    } else {
      image.origin.y = (size.height - imageSize.height) / 2
      title.origin.y = (size.height - titleSize.height) / 2
      let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isImageLeft = (configuration.imagePlacement == .trailing) == isRightToLeft
      image.origin.x = isImageLeft ? 0 : titleSize.width + padding
      title.origin.x = isImageLeft ? imageSize.width + padding : 0
    }
  }
}
