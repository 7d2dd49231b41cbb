import CellProposals
import Testing

@Suite struct RuleNodeTests {
  /// Puts nodes on a diagonal, and counts in its memory how often it is asked.
  private struct Diagonal: LayoutRule {
    var leavesOut: Int?

    func makeMemory(for nodes: [LayoutNode]) -> Int { 0 }

    func size(for proposal: Proposal, of nodes: [LayoutNode], memory: inout Int) -> LayoutSize {
      memory += 1
      let sizes = nodes.map { $0.size(for: .unspecified) }
      return LayoutSize(sizes.reduce(0) { $0 + $1.width }, sizes.reduce(0) { $0 + $1.height })
    }

    func placements(
      of nodes: [LayoutNode], in size: LayoutSize, for proposal: Proposal, memory: inout Int
    ) -> [Placement?] {
      var point = LayoutPoint.zero
      return nodes.indices.map { index in
        let size = nodes[index].size(for: .unspecified)
        defer { point = LayoutPoint(point.x + size.width, point.y + size.height) }
        return index == leavesOut ? nil : Placement(point, .unspecified)
      }
    }
  }

  @Test func `a rule of an app places its nodes`() {
    let laid = Laid(RuleNode(Diagonal(), [box(20, 10, 1), box(30, 40, 2)], identifier: 3), 100, 100)
    // The size is 50 by 50.
    #expect(laid[3] == rect(25, 25, 50, 50))
    #expect(laid[1] == rect(25, 25, 20, 10))
    #expect(laid[2] == rect(25 + 20, 25 + 10, 30, 40))
  }

  @Test func `a node without a place is in the middle`() {
    // (50 - 20) / 2 = 15 and (50 - 10) / 2 = 20.
    let laid = Laid(RuleNode(Diagonal(leavesOut: 0), [box(20, 10, 1), box(30, 40, 2)]), 50, 50)
    #expect(laid[1] == rect(15, 20, 20, 10))
  }

  @Test func `a rule is asked once for a proposal and keeps its memory`() {
    let node = RuleNode(Diagonal(), [box(20, 10)])
    _ = node.taken(10, 10)
    _ = node.taken(10, 10)
    #expect(node.memory == 1)
    let next = RuleNode(Diagonal(), [box(20, 10)], memory: node.memory)
    _ = next.taken(10, 10)
    #expect(next.memory == 2)
  }

  @Test func `a rule without a word about distances has those of its nodes`() {
    let node = RuleNode(Diagonal(), [text("A"), box(10, 10)])
    #expect(thousandths(node.spacing.distance(to: shape().spacing, along: .vertical)) == 10.642)
  }

  @Test func `a rule without nodes is served last`() {
    #expect(RuleNode(Diagonal(), []).priority == -.infinity)
  }
}
