public import Foundation

extension UIImage {
  /// The standard symbols that have names of their own.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle.fill") ?? UIImage() }
  public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

  /// Returns the image at another size in points, or nil for an empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Calls a function with the image at another size in points. Unlike UIKit, it is called before the method returns.
  public func prepareThumbnail(of size: CGSize, completionHandler: (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Returns an image whose middle pixel is stretched. The caps are counted from the left and from the top.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
      resizingMode: .stretch)
  }
}
