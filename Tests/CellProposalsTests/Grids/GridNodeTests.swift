import CellProposals
import Testing

@Suite struct GridNodeTests {
  private func line(_ nodes: [LayoutNode]) -> GridLine { GridLine(nodes.map { GridCell($0) }) }

  @Test func `a column is as wide as its widest cell`() {
    // The columns are 60 and 40 wide, and the rows 20 and 30 high.
    let grid = GridNode([line([box(60, 20, 1), box(30, 10, 2)]), line([box(20, 30, 3), box(40, 10, 4)])])
    #expect(grid.taken(500, 500) == size(60 + 8 + 40, 20 + 8 + 30))
    let laid = Laid(grid, 108, 58)
    #expect(laid[1] == rect(0, 0, 60, 20))
    #expect(laid[2] == rect(68 + 5, 5, 30, 10))
    #expect(laid[3] == rect(20, 28, 20, 30))
    #expect(laid[4] == rect(68, 28 + 10, 40, 10))
  }

  @Test func `shapes share what fixed cells leave`() {
    // (200 - 8 - 50) = 142.
    let laid = Laid(GridNode([line([box(50, 10), shape(1)]), line([box(20, 10), shape(2)])]), 200, 28)
    #expect(laid[1] == rect(58, 0, 142, 10))
    #expect(laid[2] == rect(58, 18, 142, 10))
  }

  @Test func `a view that is no row covers all columns`() {
    let divider = DividerNode(in: nil, thickness: 1, identifier: 1)
    let grid = GridNode([line([box(50, 10), box(30, 10)]), GridLine(whole: divider)])
    #expect(grid.taken(300, 500) == size(300, 10 + 8 + 1))
    #expect(Laid(grid, 300, 19)[1] == rect(0, 18, 300, 1))
  }

  @Test func `an unsized cell makes the grid no wider`() {
    let divider = DividerNode(in: nil, thickness: 1, identifier: 1)
    let cell = GridCell(divider, columnCount: 2, unsizedAxes: .horizontal)
    let grid = GridNode([line([box(50, 10), box(30, 10)]), GridLine([cell])])
    #expect(grid.taken(300, 500) == size(50 + 8 + 30, 10 + 8 + 1))
    #expect(Laid(grid, 88, 19)[1] == rect(0, 18, 88, 1))
  }

  @Test func `a cell over two columns makes both wider`() {
    // 88 are there, and 108 are needed: 10 more for each.
    let wide = GridCell(box(108, 10), columnCount: 2)
    let grid = GridNode([line([box(50, 10, 1), box(30, 10, 2)]), GridLine([wide])], alignment: .leading)
    #expect(grid.taken(300, 500) == size(108, 28))
    #expect(Laid(grid, 108, 28)[2].minX == 60 + 8)
  }

  @Test func `columns and rows have guides of their own`() {
    let grid = GridNode(
      [
        GridLine([GridCell(box(60, 20)), GridCell(box(40, 10))]),
        GridLine([GridCell(box(20, 30)), GridCell(box(10, 10, 1))], alignment: .bottom),
      ], columnAlignments: [1: .trailing])
    #expect(Laid(grid, 108, 58)[1] == rect(108 - 10, 58 - 10, 10, 10))
  }

  @Test func `an anchor puts a cell at a point of its place`() {
    let cell = GridCell(box(10, 10, 1), anchor: LayoutPoint(1, 0.5))
    #expect(Laid(GridNode([line([box(60, 20)]), GridLine([cell])]), 60, 38)[1] == rect(50, 28, 10, 10))
  }

  @Test func `a short row leaves columns empty`() {
    let grid = GridNode([line([box(60, 20), box(40, 10)]), line([box(20, 30, 1)])])
    #expect(Laid(grid, 108, 58)[1] == rect(20, 28, 20, 30))
  }

  @Test func `texts in a row share a baseline`() {
    // The baselines are at 26.667 and 16.333 below the texts' upper sides.
    let row = GridLine(
      [GridCell(text("A", .title, id: 1)), GridCell(text("B", id: 2))], alignment: .firstTextBaseline)
    let laid = Laid(GridNode([row]), 28, 101.0 / 3)
    #expect(laid[2].minY == thousandths(80.0 / 3 - 49.0 / 3 + laid[1].minY))
  }

  @Test func `rows are as far apart as texts`() {
    #expect(
      GridNode([line([text("A")]), line([text("B")])]).taken(nil, nil).height == thousandths(2 * 61.0 / 3 + 2)
    )
  }

  @Test func `a grid without rows takes nothing`() {
    #expect(GridNode([]).taken(100, 100) == .zero)
  }
}
