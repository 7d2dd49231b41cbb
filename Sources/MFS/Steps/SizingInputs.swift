public import UIKit

/// What `resizeSubviews` depends on beside the view model and the environment; in points.
public struct SizingInputs: Equatable {
  /// The size of the view's own bounds.
  public var bounds: CGSize
  /// The size of the view that holds the subviews, where it isn't the view itself.
  public var content: CGSize
  /// The size that the Frames functions get.
  public var table: CGSize
  public var safeArea: UIEdgeInsets
  /// Whatever else a class lays out by, such as its editing state.
  public var other: AnyHashable?

  public init(
    bounds: CGSize, content: CGSize? = nil, table: CGSize? = nil, safeArea: UIEdgeInsets = .zero,
    other: AnyHashable? = nil
  ) {
    self.bounds = bounds
    self.content = content ?? bounds
    self.table = table ?? bounds
    self.safeArea = safeArea
    self.other = other
  }
}
