import CellProposals
import Testing

@Suite struct PlacedTreeTests {
  @Test func `every node is before the nodes in it`() {
    let tree = Laid(vStack([hStack([shape(2), shape(3)], 1), shape(4)], 5), 100, 100).tree
    #expect(tree.nodes.map(\.identifier) == [5, 1, 2, 3, 4])
    #expect(tree.children(of: 0) == [1, 4])
    #expect(tree.children(of: 1) == [2, 3])
    #expect(tree.children(of: 4) == [])
    #expect(tree.children(of: 9) == [])
  }

  @Test func `drawn frames have no gaps between them`() {
    // 100 / 3 = 33.333 and 200 / 3 = 66.667, which are 33.5 and 66.5 in pixels of 1/2.
    let tree = Laid(hStack(spacing: 0, [shape(1), shape(2), shape(3)]), 100, 10).tree
    let frames = [1, 2, 3].map { tree.drawnFrame(at: $0, pixels: PixelScale(2)) }
    #expect(frames == [rect(0, 0, 33.5, 10), rect(33.5, 0, 33, 10), rect(66.5, 0, 33.5, 10)])
  }
}
