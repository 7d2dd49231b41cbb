import CellProposals
import Testing

@Suite struct SpacerTests {
  @Test func `a space takes what the others leave`() {
    // Compared with Apple's by OpenSwiftUI's SpacerUITests: 200 - 2 * 50 = 100, without distances beside the space.
    let laid = Laid(
      hStack([box(50, 50, 1), hSpacer(2), box(50, 50, 3)]).frame(width: 200, height: 80), 200, 80)
    #expect(laid[1] == rect(0, (80 - 50) / 2, 50, 50))
    #expect(laid[2].size == size(100, 0))
    #expect(laid[3] == rect(150, 15, 50, 50))
  }

  @Test func `two spaces share`() {
    // (250 - 3 * 40) / 2 = 65.
    let children = [box(40, 10, 1), hSpacer(4), box(40, 10, 2), hSpacer(5), box(40, 10, 3)]
    let laid = Laid(hStack(children), 250, 10)
    #expect(laid[4].size == size(65, 0))
    #expect(laid[5].size == size(65, 0))
    #expect([1, 2, 3].map { laid[$0].minX } == [0, 40 + 65, 105 + 105])
  }

  @Test func `a space keeps 8 points`() {
    let laid = Laid(hStack([box(50, 10), hSpacer(1), box(50, 10)], 2).frame(width: 100, height: 10), 100, 10)
    #expect(laid[1].size == size(8, 0))
    #expect(laid[2] == rect(-4, 0, 50 + 8 + 50, 10))
  }

  @Test func `a space with a minimum of zero may vanish`() {
    #expect(hStack([box(50, 10), hSpacer(minLength: 0), box(50, 10)]).taken(100, 10) == size(100, 10))
  }

  @Test func `the minima of spaces are all that a row keeps`() {
    #expect(hStack([hSpacer(), box(10, 10), hSpacer()]).taken(0, 0) == size(8 + 10 + 8, 10))
  }

  @Test func `outside of stacks a space grows in both directions`() {
    let spacer = SpacerNode(along: nil)
    #expect(spacer.taken(30, 40) == size(30, 40))
    #expect(spacer.taken(nil, 3) == size(8, 8))
  }

  @Test func `a frame around a space has no distances`() {
    // 40 + 10 + 40, where a shape of 10 points would have 8 points on each side.
    #expect(hStack([box(40, 10), hSpacer().frame(width: 10), box(40, 10)]).taken(300, 10) == size(90, 10))
    #expect(hStack([box(40, 10), box(10, 10), box(40, 10)]).taken(300, 10) == size(106, 10))
  }
}
