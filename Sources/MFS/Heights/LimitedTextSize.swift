public import Foundation

/// The two sizes of a text that can be expanded, in points.
public struct LimitedTextSize: Sendable, Equatable {
  /// The size while collapsed.
  public let minSize: CGSize
  /// The size while expanded.
  public let maxSize: CGSize
  /// Whether the collapsed text is cut, so that "Show More" is needed.
  public let isExceededTextLimit: Bool

  public init(minSize: CGSize, maxSize: CGSize, isExceededTextLimit: Bool) {
    self.minSize = minSize
    self.maxSize = maxSize
    self.isExceededTextLimit = isExceededTextLimit
  }

  /// The size that counts; `isExpandText` of the view model chooses.
  public func size(isExpanded: Bool) -> CGSize {
    isExpanded ? maxSize : minSize
  }
}
