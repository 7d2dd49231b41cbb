public import Foundation

/// A scale for fonts and lengths that follows a text style.
///
/// Values grow with the line distances of the style. Fonts get whole points, and lengths whole pixels.
public final class UIFontMetrics: NSObject, Sendable {
  private let textStyle: UIFont.TextStyle

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  /// Returns the font at the size that belongs to the device's content size category.
  ///
  /// A font of a text style keeps its leading, which grows like its size. Another font gets none.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, category: Device.current.contentSizeCategory)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: maximumPointSize, category: Device.current.contentSizeCategory)
  }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: .infinity,
      category: .specified(traitCollection?.preferredContentSizeCategory))
  }

  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: maximumPointSize,
      category: .specified(traitCollection?.preferredContentSizeCategory))
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, category: Device.current.contentSizeCategory, scale: Device.current.displayScale)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let scale = traitCollection?.displayScale ?? 0
    return scaledValue(
      for: value, category: .specified(traitCollection?.preferredContentSizeCategory),
      scale: scale > 0 ? scale : Device.current.displayScale)
  }

  private func scaledValue(
    for value: CGFloat, category: UIContentSizeCategory, scale: CGFloat
  ) -> CGFloat {
    let scaled = DynamicType.scaled(value, like: textStyle, for: category)
    return scaled == value || scale <= 0 ? scaled : (scaled * scale).rounded() / scale
  }

  private func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, category: UIContentSizeCategory
  ) -> UIFont {
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = FontScaling.metrics(textStyle, baseSize: font.pointSize, maximumSize: maximum)
    return UIFont(scaling.scaled(font.font, for: category), scaling: scaling, others: font.others)
  }
}
