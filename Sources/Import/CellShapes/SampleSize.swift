public import Foundation

/// The size that an app's layout gives a view. A side that is nil is as large as the content needs.
public struct SampleSize: Hashable, Sendable {
  /// The width in points.
  public var width: CGFloat?
  /// The height in points.
  public var height: CGFloat?

  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}
