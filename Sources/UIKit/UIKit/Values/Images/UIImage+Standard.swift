extension UIImage {
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle.fill") ?? UIImage() }
  public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

  /// Returns an image whose middle pixel is stretched. The caps are counted from the left and from the top.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
      resizingMode: .stretch)
  }
}
