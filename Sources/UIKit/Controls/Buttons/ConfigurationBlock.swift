import Foundation

/// The image, title and subtitle of a configured button, laid out in a block of their own, in points.
@MainActor struct ConfigurationBlock {
  private(set) var size: CGSize
  private(set) var image: CGRect
  private(set) var title: CGRect
  private(set) var subtitle: CGRect

  init(_ button: UIButton, _ configuration: UIButton.Configuration, width: CGFloat) {
    let imageSize = configuration.imageSize
    let isVertical = configuration.isImageAboveOrBelow
    let hasTitles = configuration.hasTitle || configuration.hasSubtitle
    let padding = configuration.hasImage && hasTitles ? configuration.imagePadding : 0
    let room = max(isVertical ? width : width - imageSize.width - padding, 0)
    title = CGRect(origin: .zero, size: button.configuredTitleSize(configuration, width: room))
    subtitle = CGRect(origin: .zero, size: button.configuredSubtitleSize(configuration, width: room))
    image = CGRect(origin: .zero, size: imageSize)
    let hasBoth = configuration.hasTitle && configuration.hasSubtitle
    let titles = CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + (hasBoth ? configuration.titlePadding : 0) + subtitle.height)
    size =
      isVertical
      ? CGSize(width: max(imageSize.width, titles.width), height: imageSize.height + padding + titles.height)
      : CGSize(width: imageSize.width + padding + titles.width, height: max(imageSize.height, titles.height))
    let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var origin = CGPoint(x: (size.width - titles.width) / 2, y: (size.height - titles.height) / 2)
    if isVertical {
      let isImageFirst = configuration.imagePlacement == .top
      image.origin = CGPoint(
        x: (size.width - imageSize.width) / 2, y: isImageFirst ? 0 : titles.height + padding)
      origin.y = isImageFirst ? imageSize.height + padding : 0
    } else {
      let isImageLeft = (configuration.imagePlacement == .trailing) == isRightToLeft
      image.origin = CGPoint(
        x: isImageLeft ? 0 : titles.width + padding, y: (size.height - imageSize.height) / 2)
      origin.x = isImageLeft ? imageSize.width + padding : 0
    }
    let share = configuration.titleShare(isRightToLeft: isRightToLeft)
    title.origin = CGPoint(x: origin.x + (titles.width - title.width) * share, y: origin.y)
    subtitle.origin = CGPoint(
      x: origin.x + (titles.width - subtitle.width) * share, y: origin.y + titles.height - subtitle.height)
  }
}

extension UIButton.Configuration {
  var hasImage: Bool { showsActivityIndicator || image != nil }

  fileprivate var imageSize: CGSize {
    if showsActivityIndicator {
      let side = UIActivityIndicatorView.Style.medium.side
      return CGSize(width: side, height: side)
    }
    return image?.size ?? .zero
  }

  fileprivate var isImageAboveOrBelow: Bool { imagePlacement == .top || imagePlacement == .bottom }

  /// Returns the share of the spare width that lies to the left of the shorter title.
  fileprivate func titleShare(isRightToLeft: Bool) -> CGFloat {
    switch titleAlignment {
    case .center: 0.5
    case .automatic where isImageAboveOrBelow: 0.5
    case .automatic, .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }
}
