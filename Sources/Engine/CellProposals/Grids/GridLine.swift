/// A row of a grid.
package struct GridLine {
  package let cells: [GridCell]
  /// The vertical guide of the row, or nil for the grid's.
  package let alignment: AlignmentGuide?
  /// Whether the row is one node that covers all columns.
  package let isWhole: Bool

  package init(_ cells: [GridCell], alignment: AlignmentGuide? = nil) {
    self.cells = cells
    self.alignment = alignment
    isWhole = false
  }

  /// Creates a row of one node that covers all columns.
  package init(whole node: LayoutNode) {
    cells = [GridCell(node)]
    alignment = nil
    isWhole = true
  }
}
