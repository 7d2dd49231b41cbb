import CellProposals
import Testing

@Suite struct CacheTests {
  /// A node that counts how often it is asked, and is higher the narrower it is.
  private final class Counter {
    var proposals: [Proposal] = []

    var node: LayoutNode {
      MeasuredNode { [self] proposal in
        proposals.append(proposal)
        let width = proposal.width ?? 100
        return LayoutSize(min(width, 100), width >= 100 ? 20 : 20 + (100 - width) / 5)
      }
    }
  }

  @Test(arguments: 0..<40) func `earlier questions change no answer`(seed: Int) {
    var random = RandomNumbers(seed: seed)
    let proposals = (0..<12).map { _ in random.proposal() }
    let start = random
    let asked = random.node(4)
    let isAsked = proposals.map { asked.size(for: $0) }
    for (proposal, size) in zip(proposals, isAsked).reversed() {
      var again = start
      #expect(asked.size(for: proposal) == size)
      let fresh = again.node(4)
      #expect(fresh.size(for: proposal) == size)
    }
  }

  @Test(arguments: 0..<40) func `earlier questions change no place`(seed: Int) {
    var random = RandomNumbers(seed: seed)
    let proposals = (0..<12).map { _ in random.proposal() }
    var again = random
    let (asked, fresh) = (random.node(4), again.node(4))
    for proposal in proposals {
      _ = asked.size(for: proposal)
      _ = asked.dimensions(for: proposal)[.firstTextBaseline]
    }
    let frame = LayoutRect(0, 0, 390, 844)
    _ = PlacedTree(asked, in: LayoutRect(0, 0, 320, 100))
    #expect(PlacedTree(asked, in: frame) == PlacedTree(fresh, in: frame))
  }

  @Test(arguments: 0..<40) func `no answer is negative or not a number`(seed: Int) {
    var random = RandomNumbers(seed: seed)
    let node = random.node(5)
    for _ in 0..<20 {
      let size = node.size(for: random.proposal())
      #expect(size.width >= -9 && size.height >= -9)
    }
    for node in PlacedTree(node, in: LayoutRect(0, 0, 390, 844)).nodes {
      #expect(!node.frame.maxX.isNaN && !node.frame.maxY.isNaN)
    }
  }

  @Test func `no proposal is asked for twice`() {
    let counter = Counter()
    let row = vStack([hStack([counter.node, box(30, 30), shape()]).padding(), text("Hello")])
    _ = Laid(row, 200, 100)
    _ = Laid(row, 200, 100)
    #expect(counter.proposals.count == Set(counter.proposals).count)
  }

  @Test func `answers to any number of proposals are kept`() {
    let counter = Counter()
    let node = counter.node
    for _ in 0..<2 {
      for width in 0..<40 { _ = node.size(for: Proposal(width: Double(width), height: nil)) }
    }
    #expect(counter.proposals.count == 40)
  }

  @Test func `questions grow slowly with the depth of stacks`() {
    // Each level adds a few proposals, where asking without memory would ask three times as often.
    let counter = Counter()
    var node = counter.node
    for depth in 0..<24 {
      let children = [text("Some words that break", advance: 4), node, text("More words that break")]
      node = depth.isMultiple(of: 2) ? hStack(children) : vStack(children)
    }
    _ = Laid(node, 4_000, 8_000)
    #expect(counter.proposals.count < 24 * 24)
    #expect(counter.proposals.count > 5)
  }
}
