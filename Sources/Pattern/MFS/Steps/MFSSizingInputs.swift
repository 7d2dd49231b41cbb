public import UIKit

/// The sizes that `resizeSubviews` depends on besides the view model and the environment, in points.
public struct MFSSizingInputs: Equatable {
  /// The size of the view's own bounds.
  public var bounds: CGSize
  /// The size of the view that contains the subviews, if it is not the view itself.
  public var content: CGSize
  /// The size that the Frames functions get.
  public var table: CGSize
  /// The safe area insets of the view.
  public var safeArea: UIEdgeInsets
  /// Any other value that the layout depends on, such as an editing state.
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
