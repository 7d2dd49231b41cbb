import CellProposals

/// Returns a shape in a frame. The frame has the identifier.
func box(_ width: Double, _ height: Double, _ identifier: Int = 0) -> LayoutNode {
  shape().frame(width: width, height: height, identifier)
}

extension LayoutNode {
  func frame(
    width: Double? = nil, height: Double? = nil, alignment: GuidePair = .center, _ identifier: Int = 0
  ) -> LayoutNode {
    FixedFrameNode(self, width: width, height: height, alignment: alignment, identifier: identifier)
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: GuidePair = .center,
    _ identifier: Int = 0
  ) -> LayoutNode {
    FlexibleFrameNode(
      self, width: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
      alignment: alignment, identifier: identifier)
  }
}
