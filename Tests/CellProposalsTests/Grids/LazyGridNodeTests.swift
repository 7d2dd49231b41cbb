import CellProposals
import Testing

@Suite struct LazyGridNodeTests {
  private func grid(_ tracks: [LazyTrack.Breadth], _ cells: [LayoutNode]) -> LayoutNode {
    LazyGridNode(.vertical, tracks: tracks.map { LazyTrack($0) }, cells, identifier: 100)
  }

  @Test func `fixed columns come first, and adaptive ones share the rest`() {
    // objc.io, "Grid layout": 200 - 8 - 70 = 122, in which two of 40 and 8 fit: (122 - 8) / 2 = 57.
    let laid = Laid(
      grid([.fixed(70), .adaptive(minimum: 40)], [shape(1), shape(2), shape(3), shape(4)])
        .frame(width: 200), 200, 10 + 8 + 10)
    #expect(laid[1] == rect(0, 0, 70, 10))
    #expect(laid[2] == rect(78, 0, 57, 10))
    #expect(laid[3] == rect(78 + 65, 0, 57, 10))
    #expect(laid[4] == rect(0, 10 + 8, 70, 10))
  }

  @Test func `columns are divided again in an overflowing grid`() {
    // mo4tech.com, "Predict LazyVGrid layout". For the size: 300 - 8 = 292, 292 / 2 = 146, and 180 at least: 334.
    // In 334: 326 / 2 = 163, and 180 again, so the columns end 17 after the grid, which begins at (300 - 334) / 2 = -17.
    let node = grid([.flexible(minimum: 100), .flexible(minimum: 180)], [shape(1), shape(2)])
    #expect(node.taken(300, nil).width == 146 + 8 + 180)
    let laid = Laid(node.frame(width: 300), 300, 10)
    #expect(laid[100] == rect(-17, 0, 334, 10))
    #expect(laid[1] == rect(-17, 0, 163, 10))
    #expect(laid[2] == rect(-17 + 163 + 8, 0, 180, 10))
  }

  @Test func `as many adaptive columns as fit`() {
    // (320 + 8) / (50 + 8) = 5.66, so 5, and (320 - 4 * 8) / 5 = 57.6.
    let laid = Laid(grid([.adaptive(minimum: 50)], (1...6).map { shape($0) }), 320, 28)
    #expect(laid[5] == rect(4 * (57.6 + 8), 0, 57.6, 10))
    #expect(laid[6] == rect(0, 18, 57.6, 10))
  }

  @Test func `adaptive columns are not wider than their maximum`() {
    let laid = Laid(grid([.adaptive(minimum: 50, maximum: 52)], [shape(1), shape(2)]), 320, 10)
    #expect(laid[1].size.width == 52)
  }

  @Test func `a row is as high as its highest cell`() {
    let laid = Laid(grid([.flexible(), .flexible()], [box(10, 40), box(10, 20, 1), box(10, 5, 2)]), 108, 53)
    #expect(laid[1] == rect(58 + 20, 10, 10, 20))
    #expect(laid[2] == rect(20, 48, 10, 5))
  }

  @Test func `narrow columns are in the middle of the grid`() {
    // (100 - 40) / 2 = 30.
    #expect(Laid(grid([.fixed(40)], [shape(1)]), 100, 10)[1] == rect(30, 0, 40, 10))
  }

  @Test func `a row of columns that grows to the side`() {
    let node = LazyGridNode(
      .horizontal, tracks: [LazyTrack(.fixed(30)), LazyTrack(.fixed(20))], distance: 4,
      [shape(1), shape(2), shape(3)])
    #expect(node.taken(nil, 58) == size(10 + 4 + 10, 58))
    let laid = Laid(node, 24, 58)
    #expect(laid[2] == rect(0, 38, 10, 20))
    #expect(laid[3] == rect(14, 0, 10, 30))
  }

  @Test func `a grid without cells takes the width only`() {
    #expect(grid([.flexible()], []).taken(100, 50) == size(100, 0))
  }
}
