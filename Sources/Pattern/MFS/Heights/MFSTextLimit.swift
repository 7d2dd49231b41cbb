public import Foundation

/// The minimum and the maximum height of a collapsed text, in points.
///
/// A measured height below the minimum becomes the minimum. Between the two it stays. Above the maximum, the
/// collapsed text is cut off there, the expanded text has the measured height, and `isExceededTextLimit` is set.
public struct MFSTextLimit: Sendable, Hashable {
  public let minHeight: CGFloat
  public let maxHeight: CGFloat

  /// - Parameters:
  ///   - minHeight: The minimum height in points.
  ///   - maxHeight: The maximum height in points. At least the minimum.
  public init(minHeight: CGFloat = 0, maxHeight: CGFloat = .greatestFiniteMagnitude) {
    self.minHeight = minHeight
    self.maxHeight = max(minHeight, maxHeight)
  }

  /// Returns the collapsed and the expanded size of a text with the measured size `size`, in points.
  public func sizes(of size: CGSize) -> MFSLimitedTextSize {
    if size.height > maxHeight {
      let cut = CGSize(width: size.width, height: maxHeight)
      return MFSLimitedTextSize(minSize: cut, maxSize: size, isExceededTextLimit: true)
    }
    let height = size.height >= minHeight ? size.height : minHeight
    let whole = CGSize(width: size.width, height: height)
    return MFSLimitedTextSize(minSize: whole, maxSize: whole, isExceededTextLimit: false)
  }
}
