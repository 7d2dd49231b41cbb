public import Foundation
/// Scales fonts and lengths like a text style.
///
/// Unlike UIKit, values between the sizes of Apple's table are scaled in proportion to the style's size.
public final class UIFontMetrics: NSObject, Sendable {
  private let textStyle: UIFont.TextStyle

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

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
    scaled(value, for: Device.current.contentSizeCategory)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    scaled(value, for: .specified(traitCollection?.preferredContentSizeCategory))
  }

  private func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, category: UIContentSizeCategory
  ) -> UIFont {
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = FontScaling.metrics(textStyle, baseSize: font.pointSize, maximumSize: maximum)
    return UIFont(font.font, scaling: scaling).adjusted(for: category)
  }

  /// `value` times the style's size in `category` over its size in `large`, to a third of a point.
  func scaled(_ value: CGFloat, for category: UIContentSizeCategory) -> CGFloat {
    let ratio =
      DynamicType.pointSize(of: textStyle, for: category)
      / DynamicType.pointSize(of: textStyle, for: .large)
    return ratio == 1 ? value : (value * ratio * 3).rounded() / 3
  }
}
