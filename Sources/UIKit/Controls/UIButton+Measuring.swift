import Foundation

extension UIButton {
  var hasTitle: Bool { !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty }

  /// The title's size; broken into lines at `width` where the label has several.
  func titleSize(width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    guard hasTitle else { return .zero }
    return madeTitleLabel().sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  func configuredTitleSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    guard !(configuration.title ?? "").isEmpty else { return .zero }
    return madeTitleLabel().sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Image beside title plus the insets, at least the background image; without insets 12 points more than the
  /// title's height, at least 30 points wide, and 30 by one line and 12 points when empty.
  func fittingSize(_ size: CGSize) -> CGSize {
    if let configuration { return fittingSize(configuration, in: size) }
    let image = currentImage?.size ?? .zero
    let background = currentBackgroundImage?.size ?? .zero
    var title = titleSize()
    let insets = contentEdgeInsets
    if insets == .zero {
      if currentImage == nil, !hasTitle, currentBackgroundImage == nil {
        let label = madeTitleLabel()
        return CGSize(width: 30, height: label.font.lineHeight.rounded(.up) + 12)
      }
      if hasTitle {
        title.height += 12
        title.width = max(title.width, 30 - image.width)
      }
    }
    return CGSize(
      width: max(image.width + title.width + insets.left + insets.right, background.width),
      height: max(max(image.height, title.height) + insets.top + insets.bottom, background.height))
  }
}
