import CellProposals

// Short names for nodes, so that a test reads like the view that it is about.

func shape(_ identifier: Int = 0) -> LayoutNode { ShapeNode(identifier: identifier) }
