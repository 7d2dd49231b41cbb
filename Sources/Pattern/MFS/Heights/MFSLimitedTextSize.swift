public import Foundation

/// The two sizes of an expandable text, in points.
public struct MFSLimitedTextSize: Sendable, Equatable {
  /// The size while collapsed.
  public let minSize: CGSize
  /// The size while expanded.
  public let maxSize: CGSize
  /// Whether the collapsed text is cut off, so that "Show More" is needed.
  public let isExceededTextLimit: Bool

  public init(minSize: CGSize, maxSize: CGSize, isExceededTextLimit: Bool) {
    self.minSize = minSize
    self.maxSize = maxSize
    self.isExceededTextLimit = isExceededTextLimit
  }

  /// Returns the size for a state. `isExpandText` of the view model chooses it.
  public func size(isExpanded: Bool) -> CGSize {
    isExpanded ? maxSize : minSize
  }
}
