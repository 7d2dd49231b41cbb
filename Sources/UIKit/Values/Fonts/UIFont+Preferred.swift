import CellDrawing

extension UIFont {
  /// The font of a text style at the device's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, category: Device.current.contentSizeCategory)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(
      forTextStyle: style,
      category: .specified(traitCollection?.preferredContentSizeCategory))
  }

  private class func preferredFont(forTextStyle style: TextStyle, category: UIContentSizeCategory) -> UIFont {
    UIFont(
      Font(
        size: DynamicType.pointSize(of: style, for: category), weight: DynamicType.weight(of: style)),
      scaling: .textStyle(style))
  }
}

extension UIContentSizeCategory {
  /// A category, or the device's where it is not specified.
  static func specified(_ category: UIContentSizeCategory?) -> UIContentSizeCategory {
    guard let category, category != .unspecified else { return Device.current.contentSizeCategory }
    return category
  }
}
