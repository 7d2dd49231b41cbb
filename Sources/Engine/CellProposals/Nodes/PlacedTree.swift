/// The nodes of a layout with their frames, each before the nodes in it, in the order in which they are drawn.
package struct PlacedTree: Hashable, Sendable {
  package let nodes: [PlacedNode]

  /// Lays out a node in the middle of a rectangle without its safe area.
  ///
  /// - Parameter isMirrored: Whether lines begin at the right.
  package init(
    _ root: LayoutNode, in frame: LayoutRect, safeArea: LayoutInsets = .zero, isMirrored: Bool = false
  ) {
    let area = SafeArea(outer: frame, inner: frame.inset(by: isMirrored ? safeArea.mirrored : safeArea))
    var placer = Placer(isMirrored: isMirrored, safeArea: area)
    let proposal = Proposal(area.inner.size)
    let outer = NodeDimensions(area.inner.size)
    let origin = GuidePair.center.origin(of: NodeDimensions(root.size(for: proposal)), in: outer)
    placer.place(root, Placement(origin, proposal), in: area.inner)
    nodes = placer.nodes
  }

  /// Returns the indices of the nodes directly in a node.
  package func children(of index: Int) -> [Int] {
    guard nodes.indices.contains(index) else { return [] }
    var result: [Int] = []
    var next = index + 1
    while next < nodes[index].end {
      result.append(next)
      next = nodes[next].end
    }
    return result
  }

  /// Returns the frame of a node as it is drawn: each side is at a pixel.
  package func drawnFrame(at index: Int, pixels: PixelScale) -> LayoutRect {
    pixels.nearest(nodes[index].frame)
  }
}
