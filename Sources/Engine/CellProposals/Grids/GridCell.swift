/// A node in a grid.
package struct GridCell {
  package let node: LayoutNode
  /// The number of columns that the cell covers, from 1 to 1,000.
  package let columnCount: Int
  /// The directions in which the cell does not make its row or its columns larger.
  package let unsizedAxes: NodeAxis.Set
  /// The point that the cell puts on the same point of its place, from 0 to 1 in each direction, or nil for the guides
  /// of its column and row.
  package let anchor: LayoutPoint?

  package init(
    _ node: LayoutNode, columnCount: Int = 1, unsizedAxes: NodeAxis.Set = [], anchor: LayoutPoint? = nil
  ) {
    self.node = node
    self.columnCount = min(max(columnCount, 1), 1_000)
    self.unsizedAxes = unsizedAxes
    self.anchor = anchor
  }
}
