public import Foundation
/// A scale for fonts and lengths that follows a text style.
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
    DynamicType.scaled(value, like: textStyle, for: Device.current.contentSizeCategory)
  }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    DynamicType.scaled(
      value, like: textStyle, for: .specified(traitCollection?.preferredContentSizeCategory))
  }

  private func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, category: UIContentSizeCategory
  ) -> UIFont {
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = FontScaling.metrics(textStyle, baseSize: font.pointSize, maximumSize: maximum)
    var scaled = font.font
    scaled.size = scaling.pointSize(for: category)
    return UIFont(scaled, scaling: scaling, others: font.others)
  }
}
