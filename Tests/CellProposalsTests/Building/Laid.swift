import CellProposals

/// A node that is laid out in a box, whose first corner is the origin.
struct Laid {
  let tree: PlacedTree

  init(
    _ node: LayoutNode, _ width: Double, _ height: Double, safeArea: LayoutInsets = .zero,
    isMirrored: Bool = false
  ) {
    tree = PlacedTree(
      node, in: LayoutRect(0, 0, width, height), safeArea: safeArea, isMirrored: isMirrored)
  }

  /// Lays out a node in its ideal size.
  init(ideal node: LayoutNode) {
    let size = node.size(for: .unspecified)
    self.init(node, size.width, size.height)
  }

  /// The frame of the node with an identifier, in thousandths of a point. A node that is not there has a negative size.
  subscript(identifier: Int) -> LayoutRect {
    guard let frame = tree.nodes.first(where: { $0.identifier == identifier })?.frame else {
      return LayoutRect(0, 0, -1, -1)
    }
    return rect(frame.minX, frame.minY, frame.size.width, frame.size.height)
  }

  /// The identifiers in the order in which their nodes are drawn, without zeros.
  var drawn: [Int] { tree.nodes.map(\.identifier).filter { $0 != 0 } }
}

/// Returns a length in thousandths of a point.
func thousandths(_ length: Double) -> Double { (length * 1_000).rounded() / 1_000 + 0 }

/// Returns a rectangle in thousandths of a point.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
  LayoutRect(thousandths(x), thousandths(y), thousandths(width), thousandths(height))
}

/// Returns a size in thousandths of a point.
func size(_ width: Double, _ height: Double) -> LayoutSize {
  LayoutSize(thousandths(width), thousandths(height))
}

extension LayoutNode {
  /// Returns the size that the node takes, in thousandths of a point.
  func taken(_ width: Double?, _ height: Double?) -> LayoutSize {
    let taken = self.size(for: Proposal(width: width, height: height))
    return CellProposalsTests.size(taken.width, taken.height)
  }
}
