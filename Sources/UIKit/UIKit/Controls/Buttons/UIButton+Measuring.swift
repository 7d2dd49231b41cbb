import Foundation

extension UIButton {
  var hasTitle: Bool { !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty }

  /// Returns the title's size, rounded up to whole points. A label with several lines breaks them at `width`.
  func titleSize(width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    guard hasTitle else { return .zero }
    return madeTitleLabel().sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).wholePoints
  }

  /// Returns the title's size, rounded up to pixels, unlike the title of a button without a configuration.
  func configuredTitleSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    guard configuration.hasTitle else { return .zero }
    return madeTitleLabel().sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  func configuredSubtitleSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    guard configuration.hasSubtitle else { return .zero }
    return madeSubtitleLabel().sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// The space above and below a title alone, in points.
  static let roomAroundTitle: CGFloat = 6

  /// Whether the title has room around it that the app did not ask for.
  var hasRoomAroundTitle: Bool { shownImage == nil && contentEdgeInsets == .zero }

  /// Returns the size of image and title side by side plus the insets, in whole points. It is at least as large
  /// as the background image. At three pixels per point, a button whose type has a symbol is exactly as large as the symbol.
  ///
  /// Without an image and insets, the button is 12 points higher than the title and at least 30 points wide. An
  /// empty title has the height of one line.
  func fittingSize(_ size: CGSize) -> CGSize {
    if let shownConfiguration { return fittingSize(shownConfiguration, in: size) }
    let background = currentBackgroundImage?.size ?? .zero
    let (image, insets) = (shownImage?.size ?? .zero, contentEdgeInsets)
    let isPlain = hasRoomAroundTitle
    if isPlain, !hasTitle, currentBackgroundImage != nil { return background.wholePoints }
    let title = measuredTitleSize
    var content = CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom)
    if isPlain {
      content = CGSize(width: max(content.width, 30), height: content.height + 2 * Self.roomAroundTitle)
    }
    let whole = CGSize(
      width: max(content.width, background.width), height: max(content.height, background.height))
    let isExact = ButtonSymbol.isShown(by: buttonType) && !hasTitle && traitCollection.displayScale == 3
    let grid = isExact ? PixelGrid(of: traitCollection) : .points
    return CGSize(width: grid.up(whole.width), height: grid.up(whole.height))
  }

  /// The size that the title contributes to the button's size.
  ///
  /// A button whose type has a symbol measures the title in that type's font, even if its label has another font.
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
  /// The length rounded up to whole points.
  fileprivate var wholePoints: CGFloat { PixelGrid.points.up(self) }
}

extension CGSize {
  fileprivate var wholePoints: CGSize { CGSize(width: width.wholePoints, height: height.wholePoints) }
}
