/// A part of the screen that nothing covers, in the coordinates of the whole tree.
package struct SafeArea: Hashable, Sendable {
  /// The rectangle up to which a node may grow that ignores the safe area.
  package var outer: LayoutRect
  /// The safe part of it.
  package var inner: LayoutRect

  /// The part of a point that counts as an arithmetic error.
  private static let tolerance = 0.001

  package init(outer: LayoutRect, inner: LayoutRect) {
    self.outer = outer
    self.inner = inner
  }

  /// Returns how far a frame that reaches the safe area's sides may grow at some of them, in points.
  package func insets(of frame: LayoutRect, at edges: LayoutEdge.Set = .all) -> LayoutInsets {
    var result = LayoutInsets.zero
    for edge in LayoutEdge.allCases where edges.contains(edge) {
      let (side, safe, end) = (frame[edge], inner[edge], outer[edge])
      // Coordinates grow to the right and down, so the first sides are reached from above.
      let isReached = edge.isFirst ? side <= safe + Self.tolerance : side >= safe - Self.tolerance
      guard isReached else { continue }
      result[edge] = max(edge.isFirst ? side - end : end - side, 0)
    }
    return result
  }
}
