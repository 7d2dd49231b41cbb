import Foundation

extension UIButton {
  var hasTitle: Bool { !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty }

  /// The title's size, rounded up to whole points; broken into lines at `width` where the label has several.
  func titleSize(width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    guard hasTitle else { return .zero }
    return madeTitleLabel().sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).wholePoints
  }

  /// In pixels, unlike the title of a button without a configuration.
  func configuredTitleSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    guard configuration.hasTitle else { return .zero }
    return madeTitleLabel().sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  func configuredSubtitleSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    guard configuration.hasSubtitle else { return .zero }
    return madeSubtitleLabel().sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Image beside title plus the insets, in whole points, at least the background image.
  ///
  /// Without image and insets 12 points more than the title's height and at least 30 wide. A title that is empty has
  /// its line's height.
  func fittingSize(_ size: CGSize) -> CGSize {
    if let shownConfiguration { return fittingSize(shownConfiguration, in: size) }
    let background = currentBackgroundImage?.size ?? .zero
    let (image, insets) = (shownImage?.size ?? .zero, contentEdgeInsets)
    let isPlain = shownImage == nil && insets == .zero
    if isPlain, !hasTitle, currentBackgroundImage != nil { return background.wholePoints }
    let title = measuredTitleSize
    var content = CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom)
    if isPlain { content = CGSize(width: max(content.width, 30), height: content.height + 12) }
    return CGSize(width: max(content.width, background.width), height: max(content.height, background.height))
      .wholePoints
  }

  /// What the title counts in the button's size.
  ///
  /// Buttons with a symbol of their type count it in that type's font, whatever its label has.
  private var measuredTitleSize: CGSize {
    let hasOwnSymbol = ButtonSymbol.isShown(by: buttonType)
    guard hasTitle else {
      let font = parts.title?.font ?? defaultTitleFont(of: buttonType)
      return CGSize(width: 0, height: hasOwnSymbol ? 0 : font.lineHeight.wholePoints)
    }
    guard hasOwnSymbol, currentAttributedTitle == nil, let currentTitle else { return titleSize() }
    let label = UILabel(frame: .zero)
    label.font = defaultTitleFont(of: buttonType)
    label.text = currentTitle
    return label.sizeThatFits(.zero).wholePoints
  }
}

extension CGFloat {
  /// Up to the next whole point, but not for what is only the noise of a computation.
  fileprivate var wholePoints: CGFloat { (self - 1e-4).rounded(.up) }
}

extension CGSize {
  fileprivate var wholePoints: CGSize { CGSize(width: width.wholePoints, height: height.wholePoints) }
}
