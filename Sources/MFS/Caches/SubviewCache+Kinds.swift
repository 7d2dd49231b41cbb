public import Foundation

extension SubviewCache {
  /// The frame of a subview, in points.
  public func rect(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil, compute: () -> CGRect
  ) -> CGRect {
    value(subview, key: key, width: width, height: height, compute: compute)
  }

  /// The size of a subview, in points.
  public func size(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil, compute: () -> CGSize
  ) -> CGSize {
    value(subview, key: key, width: width, height: height, compute: compute)
  }

  public func number(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil, compute: () -> CGFloat
  ) -> CGFloat {
    value(subview, key: key, width: width, height: height, compute: compute)
  }

  public func flag(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil, compute: () -> Bool
  ) -> Bool {
    value(subview, key: key, width: width, height: height, compute: compute)
  }

  /// The compact and the expanded size of a text that a limit holds, in points.
  public func textSize(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil,
    compute: () -> LimitedTextSize
  ) -> LimitedTextSize {
    value(subview, key: key, width: width, height: height, compute: compute)
  }

  /// The frames of all subviews as one value, kept apart for the compact and the expanded cell.
  public func frames<Frames: CellFrames>(
    width: CGFloat, isExpanded: Bool = false, compute: () -> Frames
  ) -> Frames {
    value(
      Self.cellName, key: isExpanded ? Self.maxFramesKey : Self.compactFramesKey, width: width,
      compute: compute)
  }

  /// The height of a composite cell in points, kept apart for the compact and the expanded one.
  public func cellHeight(width: CGFloat, isExpanded: Bool, compute: () -> CGFloat) -> CGFloat {
    number(
      Self.cellName, key: isExpanded ? Self.maxHeightKey : Self.compactHeightKey, width: width,
      compute: compute)
  }

  /// Whether the compact or the expanded height of this width is there already.
  public func isCalculatedHeight(width: CGFloat, isExpanded: Bool) -> Bool {
    let key = isExpanded ? Self.maxHeightKey : Self.compactHeightKey
    return keptValue(Self.cellName, key: key, width: width, as: CGFloat.self) != nil
  }

  /// The name that heights are kept under beside the subviews' names.
  static var cellName: String { "cell" }
  static var compactHeightKey: String { "compactHeight" }
  static var maxHeightKey: String { "maxHeight" }
  static var compactFramesKey: String { "compactFrames" }
  static var maxFramesKey: String { "maxFrames" }
}
