import CellProposals

func hStack(
  alignment: AlignmentGuide? = nil, spacing: Double? = nil, _ children: [LayoutNode], _ identifier: Int = 0
) -> LayoutNode {
  StackNode(.horizontal, alignment: alignment, distance: spacing, children, identifier: identifier)
}

func vStack(
  alignment: AlignmentGuide? = nil, spacing: Double? = nil, _ children: [LayoutNode], _ identifier: Int = 0
) -> LayoutNode {
  StackNode(.vertical, alignment: alignment, distance: spacing, children, identifier: identifier)
}

func zStack(
  alignment: GuidePair = .center, _ children: [LayoutNode], _ identifier: Int = 0
) -> LayoutNode {
  LayersNode(alignment: alignment, children, identifier: identifier)
}

func hSpacer(_ identifier: Int = 0, minLength: Double? = nil) -> LayoutNode {
  SpacerNode(along: .horizontal, minimum: minLength, identifier: identifier)
}

func vSpacer(_ identifier: Int = 0, minLength: Double? = nil) -> LayoutNode {
  SpacerNode(along: .vertical, minimum: minLength, identifier: identifier)
}
