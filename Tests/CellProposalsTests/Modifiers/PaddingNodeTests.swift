import CellProposals
import Testing

@Suite struct PaddingNodeTests {
  @Test func `padding is 16 points unless specified`() {
    #expect(Laid(shape(1).padding(), 100, 100)[1] == rect(16, 16, 100 - 32, 100 - 32))
  }

  @Test func `padding remains where nothing is left for the child`() {
    #expect(shape(1).padding().taken(20, 20) == size(32, 32))
    #expect(Laid(shape(1).padding(), 20, 20)[1].size == .zero)
  }

  @Test func `negative padding offers more than there is`() {
    #expect(Laid(shape(1).padding(-10), 100, 50)[1] == rect(-10, -10, 120, 70))
  }

  @Test func `leading padding is at the right where lines begin there`() {
    let laid = Laid(box(20, 10, 1).padding(5, .leading), 25, 10, isMirrored: true)
    #expect(laid[1] == rect(0, 0, 20, 10))
    #expect(Laid(box(20, 10, 1).padding(5, .leading), 25, 10)[1] == rect(5, 0, 20, 10))
  }

  @Test func `a capsule is as high as its text and its padding`() {
    // Measured in pictures of iOS 18.5 and 26.2: 17.333 at 3 pixels per point.
    #expect(
      text("New", .caption2).padding(2, .vertical).taken(200, 100).height == thousandths(13 + 1.0 / 3 + 2 * 2)
    )
  }
}
