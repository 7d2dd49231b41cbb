import CellProposals
import Testing

@Suite struct FittingNodeTests {
  private let choices = [box(100, 10, 1), box(60, 20, 2), box(30, 30, 3)]

  @Test(arguments: [(100.0, 1), (99, 2), (60, 2), (30, 3), (10, 3)])
  func `the first that fits is shown, or the last`(width: Double, identifier: Int) {
    #expect(Laid(FittingNode(choices), width, 50).drawn == [identifier])
  }

  @Test func `only some directions may count`() {
    #expect(Laid(FittingNode(choices, along: .vertical), 10, 15).drawn == [1])
  }

  @Test func `without a proposal the first fits`() {
    #expect(FittingNode(choices).taken(nil, nil) == size(100, 10))
  }

  @Test func `the chosen view gets the whole proposal`() {
    let laid = Laid(FittingNode([shape(1).frame(idealWidth: 80, idealHeight: 10, 2)]), 90, 40)
    #expect(laid[1] == rect(0, 0, 90, 40))
  }
}
