import CellProposals
import Testing

@Suite struct FlexibleFrameTests {
  @Test(arguments: [
    (GuidePair.topLeading, 0.0, 0.0), (.top, 200, 0), (.topTrailing, 400, 0), (.leading, 0, 200),
    (.center, 200, 200), (.trailing, 400, 200), (.bottomLeading, 0, 400), (.bottom, 200, 400),
    (.bottomTrailing, 400, 400),
  ]) func `a small child is aligned in an infinite frame`(alignment: GuidePair, x: Double, y: Double) {
    // Compared with Apple's by Tokamak's FrameTests: (500 - 100) / 2 = 200.
    let frame = box(100, 100, 1).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    #expect(Laid(frame, 500, 500)[1] == rect(x, y, 100, 100))
  }

  @Test func `a shape takes the maximum`() {
    // Tokamak's testFlexibleFrame: (500 - 200) / 2 = 150 and (500 - 100) / 2 = 200.
    let frame = shape(1).frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
    #expect(Laid(frame, 500, 500)[1] == rect(150, 200, 200, 100))
  }

  @Test func `without limits of the height a shape takes all of it`() {
    #expect(Laid(shape(1).frame(minWidth: 0, maxWidth: 200), 500, 500)[1] == rect(150, 0, 200, 500))
  }

  @Test(arguments: [(60.0, 100.0), (150.0, 150.0)]) func `an infinite maximum is as wide as a wider text`(
    advance: Double, width: Double
  ) {
    // The Field Guide's flexible frames: a text of fixed size never breaks.
    let frame = text("Hello, world", advance: advance / 12).fixedSize().frame(maxWidth: .infinity)
    #expect(frame.taken(100, 100).width == width)
  }

  @Test(arguments: [(8.0, 150.0), (30.0, 5 * 30.0 + 32)]) func `a minimum makes a padded text wider`(
    advance: Double, width: Double
  ) {
    #expect(text("Hello", advance: advance).padding(16).frame(minWidth: 150).taken(400, 100).width == width)
  }

  @Test func `a minimum of zero and an infinite maximum take the proposal`() {
    let frame = text("Hello, world", advance: 50).fixedSize().frame(minWidth: 0, maxWidth: .infinity)
    #expect(frame.taken(100, 100).width == 100)
  }

  @Test func `without a proposal an infinite maximum is as wide as the child`() {
    #expect(text("Hello").frame(maxWidth: .infinity).taken(nil, nil).width == 50)
  }

  @Test func `an ideal length is taken without a proposal`() {
    let frame = shape(1).frame(idealWidth: 70, idealHeight: 30)
    #expect(frame.taken(nil, nil) == size(70, 30))
    #expect(frame.taken(200, 100) == size(200, 100))
    #expect(Laid(frame.fixedSize(), 100, 100)[1] == rect((100 - 70) / 2, (100 - 30) / 2, 70, 30))
  }

  @Test func `limits are raised to the ones before them`() {
    let length = FlexibleLength(minimum: 50, ideal: 20, maximum: 10)
    #expect(length == FlexibleLength(minimum: 50, ideal: 50, maximum: 50))
  }

  @Test func `a maximum below the minimum leaves the child as it is`() {
    // The child is offered max(min(100, 20), 40) = 40.
    #expect(shape().frame(minWidth: 40, maxWidth: 20).taken(100, 10) == size(40, 10))
  }

  @Test func `a child between the limits keeps its ideal length when it is placed`() {
    // The text is 50 wide, between 10 and 90, and is placed without a proposal, in the middle of nothing more.
    var proposals: [Proposal] = []
    let child = MeasuredNode { proposal in
      proposals.append(proposal)
      return LayoutSize(50, 20)
    }
    _ = Laid(child.frame(minWidth: 10, maxWidth: 90).fixedSize(), 200, 200)
    #expect(proposals == [.unspecified])
  }
}
