import Foundation

/// The image, title and subtitle of a configured button, laid out in a block of their own, in points.
@MainActor struct ConfigurationBlock {
  private(set) var size: CGSize
  /// The part of the image by which it is placed.
  private(set) var image: CGRect
  private(set) var title: CGRect
  private(set) var subtitle: CGRect
  /// The sign that the button opens a menu, at the trailing end.
  private(set) var indicator = CGRect.zero

  init(_ button: UIButton, _ configuration: UIButton.Configuration, width: CGFloat) {
    let imageSize = configuration.imageRoom
    let indicatorWidth = button.showsIndicator(configuration) ? PopUpIndicator.size.width : 0
    let indicatorRoom = indicatorWidth > 0 ? indicatorWidth + PopUpIndicator.gap : 0
    let width = max(width - indicatorRoom, 0)
    let isVertical = configuration.isImageAboveOrBelow
    let hasTitles = configuration.hasTitle || configuration.hasSubtitle
    let padding = configuration.hasImage && hasTitles ? configuration.imagePadding : 0
    let room = max(isVertical ? width : width - imageSize.width - padding, 0)
    title = CGRect(origin: .zero, size: button.configuredTitleSize(configuration, width: room))
    subtitle = CGRect(origin: .zero, size: button.configuredSubtitleSize(configuration, width: room))
    image = CGRect(origin: .zero, size: configuration.imageSize)
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
    // An image that is smaller than its room is in the middle of it.
    image.origin.x += (imageSize.width - image.width) / 2
    image.origin.y += (imageSize.height - image.height) / 2
    guard indicatorRoom > 0 else { return }
    indicator = CGRect(
      x: isRightToLeft ? 0 : size.width + PopUpIndicator.gap,
      y: (size.height - PopUpIndicator.size.height) / 2,
      width: indicatorWidth, height: PopUpIndicator.size.height)
    size.width += indicatorRoom
    if isRightToLeft {
      image.origin.x += indicatorRoom
      title.origin.x += indicatorRoom
      subtitle.origin.x += indicatorRoom
    }
  }
}

extension UIButton.Configuration {
  var hasImage: Bool { showsActivityIndicator || image != nil }

  /// The insets that lead from the image to the part by which it is placed.
  var imageAlignment: UIEdgeInsets {
    showsActivityIndicator ? .zero : shownImage?.alignmentRectInsets ?? .zero
  }

  /// The size of the part by which the image is placed.
  fileprivate var imageSize: CGSize {
    if showsActivityIndicator {
      let side = UIActivityIndicatorView.Style.medium.side
      return CGSize(width: side, height: side)
    }
    guard let image = shownImage else { return .zero }
    let part = CGRect(origin: .zero, size: image.size).inset(by: imageAlignment).size
    return CGSize(width: max(part.width, 0), height: max(part.height, 0))
  }

  /// The room for the image, which may be larger than the image.
  fileprivate var imageRoom: CGSize {
    guard hasImage else { return .zero }
    let size = imageSize
    return isImageAboveOrBelow
      ? CGSize(width: size.width, height: max(size.height, imageReservation))
      : CGSize(width: max(size.width, imageReservation), height: size.height)
  }

  fileprivate var isImageAboveOrBelow: Bool { imagePlacement == .top || imagePlacement == .bottom }

  /// Returns the share of the spare width to the left of the shorter title.
  fileprivate func titleShare(isRightToLeft: Bool) -> CGFloat {
    switch titleAlignment {
    case .center: 0.5
    case .automatic where isImageAboveOrBelow: 0.5
    case .automatic, .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }
}
