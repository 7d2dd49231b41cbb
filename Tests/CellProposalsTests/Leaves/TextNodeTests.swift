import CellProposals
import Testing

@Suite struct TextNodeTests {
  @Test func `a text is as wide as its widest line`() {
    // "Hello, " and "world" in 75 points: 6 characters of 10 points, and 2 * 20.287 + 1.713 = 42.287.
    #expect(text("Hello, world").taken(75, nil) == size(60, 42.287.roundedUp(scale: 3)))
  }

  @Test func `a text has no size in no room`() {
    #expect(text("Hello").taken(0, 0) == .zero)
  }

  @Test func `a text can shrink to no width beside others`() {
    let label = text("Hello")
    #expect(label.length(along: .horizontal, for: Proposal(width: 0, height: 100)) == 0)
    #expect(label.size(for: Proposal(width: 0, height: 100)).width > 0)
  }

  @Test func `lines without room are left out`() {
    #expect(text("Hello, world").taken(75, 41) == size(60, 20.333))
    #expect(text("Hello, world").taken(75, 5) == size(60, 20.333))
  }

  @Test func `one measurement answers for all sizes between`() {
    var maxima: [LayoutSize] = []
    let sample = SampleText(characters: "Hello, world")
    let node = TextNode(sample.metrics) { maximum in
      maxima.append(maximum)
      return sample.measured(in: maximum)
    }
    // The text needs 120 by 20.333.
    for width in [nil, 500, 120.0] { #expect(node.taken(width, nil).width == 120) }
    #expect(node.taken(200, 30).width == 120)
    #expect(maxima == [LayoutSize(.infinity, .infinity)])
    #expect(node.taken(119, nil).width == 60)
    #expect(maxima.count == 2)
  }

  @Test(arguments: 0..<20) func `kept measurements are those of every size`(seed: Int) {
    var random = RandomNumbers(seed: seed)
    let words = (0..<12).map { _ in String(repeating: "a", count: 1 + random.next(9)) }
    let sample = SampleText(characters: words.joined(separator: " "))
    let node = TextNode(sample.metrics, measure: sample.measured)
    for _ in 0..<30 {
      let proposal = random.proposal()
      guard proposal != .zero else { continue }
      let measured = sample.measured(in: proposal.size(otherwise: .infinity)).size
      #expect(node.size(for: proposal) == PixelScale(3).up(measured))
    }
  }

  @Test func `baselines are at pixels`() {
    // 0.952148 * 17 = 16.187, nearest 16.333. It moved by 0.147, and 38.187 + 0.147 = 38.333.
    let dimensions = text("Hello, world").dimensions(for: Proposal(width: 75, height: nil))
    #expect(thousandths(dimensions[.firstTextBaseline]) == 16.333)
    #expect(thousandths(dimensions[.lastTextBaseline]) == 38.333)
  }
}
