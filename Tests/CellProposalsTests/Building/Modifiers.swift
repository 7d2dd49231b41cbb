import CellProposals

extension LayoutNode {
  func padding(
    _ length: Double = PaddingNode.standardLength, _ edges: LayoutEdge.Set = .all, _ identifier: Int = 0
  ) -> LayoutNode {
    PaddingNode(self, LayoutInsets(length, at: edges), identifier: identifier)
  }

  func layoutPriority(_ priority: Double) -> LayoutNode { TraitsNode(self, priority: priority) }

  func fixedSize(_ axes: NodeAxis.Set = .both) -> LayoutNode { FixedSizeNode(self, along: axes) }

  func aspectRatio(_ ratio: Double?, isFilling: Bool, _ identifier: Int = 0) -> LayoutNode {
    AspectRatioNode(self, ratio: ratio, isFilling: isFilling, identifier: identifier)
  }

  func overlay(_ node: LayoutNode, alignment: GuidePair = .center) -> LayoutNode {
    AttachmentNode(self, node, alignment: alignment, isBehind: false)
  }

  func background(_ node: LayoutNode, alignment: GuidePair = .center) -> LayoutNode {
    AttachmentNode(self, node, alignment: alignment, isBehind: true)
  }
}
