import CellProposals
import Testing

@Suite struct ProposalTests {
  @Test func `a negative length counts as zero, and no number as nothing`() {
    #expect(Proposal(width: -4, height: .nan) == Proposal(width: 0, height: nil))
    #expect(Proposal(width: -0.0, height: 1) == Proposal(width: 0.0, height: 1))
  }

  @Test func `a proposal has lengths along its axes`() {
    var proposal = Proposal(3, along: .vertical, across: nil)
    #expect(proposal == Proposal(width: nil, height: 3))
    proposal[.horizontal] = 7
    #expect(proposal == Proposal(LayoutSize(7, 3)))
  }

  @Test func `insets may be those of one side`() {
    #expect(LayoutInsets(5, at: [.top, .leading]) == LayoutInsets(top: 5, leading: 5))
    #expect(
      LayoutRect(0, 0, 100, 50).inset(by: LayoutInsets(10, at: .horizontal)) == LayoutRect(10, 0, 80, 50))
  }
}
