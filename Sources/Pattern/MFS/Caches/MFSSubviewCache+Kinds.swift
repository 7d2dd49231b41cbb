public import Foundation

extension MFSSubviewCache {
  /// Returns the frame of a subview, in points.
  public func rect(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil, compute: () -> CGRect
  ) -> CGRect {
    value(subview, key: key, width: width, height: height, compute: compute)
  }

  /// Returns the size of a subview, in points.
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

  /// Returns the compact and the expanded size of a text with a limit, in points.
  public func textSize(
    _ subview: String, key: String = "", width: CGFloat, height: CGFloat? = nil,
    compute: () -> MFSLimitedTextSize
  ) -> MFSLimitedTextSize {
    value(subview, key: key, width: width, height: height, compute: compute)
  }

  /// Returns the frames of all subviews as one value. The compact and the expanded cell have separate values.
  public func frames<Frames: MFSFrames>(
    width: CGFloat, isExpanded: Bool = false, compute: () -> Frames
  ) -> Frames {
    value(
      Self.cellName, key: isExpanded ? Self.maxFramesKey : Self.compactFramesKey, width: width,
      compute: compute)
  }

  /// Returns the height of a composite cell in points. The compact and the expanded cell have separate values.
  public func cellHeight(width: CGFloat, isExpanded: Bool, compute: () -> CGFloat) -> CGFloat {
    number(
      Self.cellName, key: isExpanded ? Self.maxHeightKey : Self.compactHeightKey, width: width,
      compute: compute)
  }

  /// Returns whether the compact or the expanded height for this width is in the cache.
  public func isCalculatedHeight(width: CGFloat, isExpanded: Bool) -> Bool {
    let key = isExpanded ? Self.maxHeightKey : Self.compactHeightKey
    return keptValue(Self.cellName, key: key, width: width, as: CGFloat.self) != nil
  }

  /// The name under which heights and frames of whole cells are kept.
  static var cellName: String { "cell" }
  static var compactHeightKey: String { "compactHeight" }
  static var maxHeightKey: String { "maxHeight" }
  static var compactFramesKey: String { "compactFrames" }
  static var maxFramesKey: String { "maxFrames" }
}
