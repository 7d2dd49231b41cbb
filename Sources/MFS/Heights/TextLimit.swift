public import Foundation

/// The least and the greatest height of a collapsed text, in points.
///
/// A measured height below the minimum becomes the minimum; between the two it stays; above the maximum the collapsed
/// text is cut there, the expanded one has the measured height, and `isExceededTextLimit` is set.
public struct TextLimit: Sendable, Hashable {
  public let minHeight: CGFloat
  public let maxHeight: CGFloat

  /// - Parameters:
  ///   - minHeight: in points.
  ///   - maxHeight: in points; never less than the minimum.
  public init(minHeight: CGFloat = 0, maxHeight: CGFloat = .greatestFiniteMagnitude) {
    self.minHeight = minHeight
    self.maxHeight = max(minHeight, maxHeight)
  }

  /// The collapsed and the expanded size of a text that measures `size` points.
  public func sizes(of size: CGSize) -> LimitedTextSize {
    if size.height > maxHeight {
      let cut = CGSize(width: size.width, height: maxHeight)
      return LimitedTextSize(minSize: cut, maxSize: size, isExceededTextLimit: true)
    }
    let height = size.height >= minHeight ? size.height : minHeight
    let whole = CGSize(width: size.width, height: height)
    return LimitedTextSize(minSize: whole, maxSize: whole, isExceededTextLimit: false)
  }
}
