import CellProposals
import Testing

@Suite struct LeafTests {
  @Test func `a shape takes its proposal, and 10 points where there is none`() {
    #expect(shape().taken(30, nil) == size(30, 10))
    #expect(shape().taken(nil, .infinity) == LayoutSize(10, .infinity))
  }

  @Test func `a picture keeps its size unless it is resizable`() {
    #expect(PictureNode(LayoutSize(24, 20)).taken(100, 10) == size(24, 20))
    let resizable = PictureNode(LayoutSize(24, 20), resizableDownTo: LayoutSize(4, 6))
    #expect(resizable.taken(100, 3) == size(100, 6))
    #expect(resizable.taken(nil, 50) == size(24, 50))
  }

  @Test func `a symbol stands on a baseline`() {
    let symbol = PictureNode(LayoutSize(24, 20), spacing: .symbol(baselineOffset: 3), baseline: 17)
    #expect(symbol.dimensions(for: .unspecified)[.firstTextBaseline] == 17)
    #expect(PictureNode(LayoutSize(24, 20)).dimensions(for: .unspecified)[.firstTextBaseline] == 20)
  }

  @Test func `a divider crosses its stack`() {
    #expect(DividerNode(in: .horizontal, thickness: 0.5).taken(30, 40) == size(0.5, 40))
    #expect(DividerNode(in: .vertical, thickness: 0.5).taken(30, 40) == size(30, 0.5))
    #expect(DividerNode(in: nil, thickness: 0.5).taken(nil, nil) == size(10, 0.5))
  }

  @Test func `a measured view has baselines`() {
    let node = MeasuredNode(
      baselines: { ($0.height / 2, $0.height - 1) }, measure: { _ in LayoutSize(30, 20) })
    #expect(node.dimensions(for: .unspecified)[.firstTextBaseline] == 10)
    #expect(node.dimensions(for: .unspecified)[.lastTextBaseline] == 19)
  }
}
