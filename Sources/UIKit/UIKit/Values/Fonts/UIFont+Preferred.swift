import CellDrawing

extension UIFont {
  /// Returns the font of a text style at the device's content size category.
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
    var font = Font(
      size: DynamicType.pointSize(of: style, for: category), weight: DynamicType.weight(of: style))
    font.lineDistance = DynamicType.lineDistance(of: style, for: category)
    return UIFont(font, scaling: .textStyle(style))
  }
}

extension UIContentSizeCategory {
  /// Returns a category, or the device's category if it is not specified.
  static func specified(_ category: UIContentSizeCategory?) -> UIContentSizeCategory {
    guard let category, category != .unspecified else { return Device.current.contentSizeCategory }
    return category
  }
}
