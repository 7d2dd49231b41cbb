import CellProposals
import Testing

@Suite struct PlaceTests {
  @Test func `a position takes the proposal and centres its child at a point`() {
    // 30 - 20 / 2 = 20, and 40 - 20 / 2 = 30.
    let node = PositionNode(box(20, 20, 1), LayoutPoint(30, 40), identifier: 2)
    let laid = Laid(node, 100, 100)
    #expect(laid[2] == rect(0, 0, 100, 100))
    #expect(laid[1] == rect(20, 30, 20, 20))
  }

  @Test func `a position takes its child's length where nothing is proposed`() {
    #expect(PositionNode(box(20, 20), LayoutPoint(30, 40)).taken(100, nil) == size(100, 20))
  }

  @Test func `an offset changes no layout`() {
    let laid = Laid(OffsetNode(box(20, 20, 1), LayoutPoint(5, -3)).padding(10, .all, 2), 40, 40)
    #expect(laid[2] == rect(0, 0, 40, 40))
    #expect(laid[1] == rect(15, 7, 20, 20))
  }

  @Test func `an offset is not mirrored`() {
    let laid = Laid(OffsetNode(box(20, 20, 1), LayoutPoint(5, 0)), 20, 20, isMirrored: true)
    #expect(laid[1] == rect(5, 0, 20, 20))
  }

  @Test func `a fixed size ignores the proposal`() {
    let label = text("Hello, world")
    #expect(label.taken(70, 100) == size(60, 42.333))
    #expect(label.fixedSize().taken(70, 100) == size(120, 20.333))
    #expect(label.fixedSize(.vertical).taken(70, 0) == size(60, 42.333))
  }

  @Test func `a node that changes no layout lets a text shrink to no width`() {
    let label = text("Hello")
    let nodes = [
      OffsetNode(label, .zero), TraitsNode(label), GuideNode(label, .top) { _ in 0 },
      MirroringNode(label, isMirrored: true), label.background(shape()),
    ]
    for node in nodes {
      #expect(node.length(along: .horizontal, for: Proposal(width: 0, height: 100)) == 0)
    }
  }
}
