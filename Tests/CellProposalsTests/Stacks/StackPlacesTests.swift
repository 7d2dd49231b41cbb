import CellProposals
import Testing

@Suite struct StackPlacesTests {
  @Test func `fixed children are side by side in the middle`() {
    // Compared with Apple's by OpenSwiftUI's HVStackUITests: 50 + 8 + 50 = 108, and (150 - 108) / 2 = 21.
    let laid = Laid(hStack([box(50, 50, 1), box(50, 50, 2)], 3).frame(width: 150, height: 150), 150, 150)
    #expect(laid[3] == rect(21, (150 - 50) / 2, 108, 50))
    #expect(laid[1] == rect(21, 50, 50, 50))
    #expect(laid[2] == rect(21 + 58, 50, 50, 50))
  }

  @Test func `a row in a column is centred`() {
    // The same tests. The row is 40 + 8 + 40 = 88 wide, and (88 - 40) / 2 = 24.
    let stack = vStack([box(40, 40, 1), box(40, 40, 2), hStack([box(40, 40), box(40, 40)], 3)])
    #expect(stack.taken(500, 500) == size(88, 40 + 8 + 40 + 8 + 40))
    let laid = Laid(stack, 88, 136)
    #expect(laid[1] == rect(24, 0, 40, 40))
    #expect(laid[2] == rect(24, 48, 40, 40))
    #expect(laid[3] == rect(0, 96, 88, 40))
  }

  @Test func `given distances replace those between the kinds`() {
    // The row is 40 + 30 + 40 = 110 wide, and (110 - 40) / 2 = 35.
    let row = hStack(spacing: 30, [box(40, 40), box(40, 40)], 3)
    let stack = vStack(spacing: 20, [box(40, 40, 1), box(40, 40, 2), row])
    #expect(stack.taken(500, 500) == size(110, 40 + 20 + 40 + 20 + 40))
    let laid = Laid(stack, 110, 160)
    #expect(laid[1] == rect(35, 0, 40, 40))
    #expect(laid[2] == rect(35, 60, 40, 40))
    #expect(laid[3] == rect(0, 120, 110, 40))
  }

  @Test func `leading children begin at one line`() {
    // The row is 50 + 8 + 60 = 118 wide and 60 high.
    let row = hStack(alignment: .top, [box(50, 50, 3), box(60, 60, 4)])
    let stack = vStack(alignment: .leading, [box(30, 30, 1), box(40, 40, 2), row])
    #expect(stack.taken(500, 500) == size(118, 30 + 8 + 40 + 8 + 60))
    let laid = Laid(stack, 118, 146)
    #expect(laid[1] == rect(0, 0, 30, 30))
    #expect(laid[2] == rect(0, 38, 40, 40))
    #expect(laid[3] == rect(0, 86, 50, 50))
    #expect(laid[4] == rect(58, 86, 60, 60))
  }

  @Test func `a flexible child learns the breadth of the others`() {
    let laid = Laid(
      hStack([DividerNode(in: .horizontal, thickness: 1, identifier: 1), box(30, 44, 2)]).fixedSize(), 39, 44)
    #expect(laid[1] == rect(0, 0, 1, 44))
    #expect(laid[2] == rect(1 + 8, 0, 30, 44))
  }

  @Test func `a mirrored row begins at the right`() {
    let laid = Laid(hStack([box(20, 10, 1), box(30, 10, 2)]), 58, 10, isMirrored: true)
    #expect(laid[1] == rect(58 - 20, 0, 20, 10))
    #expect(laid[2] == rect(0, 0, 30, 10))
  }

  @Test func `siblings with a higher drawing order are in front`() {
    let first = TraitsNode(box(10, 10, 1), drawingOrder: 1)
    #expect(Laid(hStack([first, box(10, 10, 2), box(10, 10, 3)]), 100, 10).drawn == [2, 3, 1])
  }

  @Test func `a maximum makes a frame larger than its child`() {
    // Described by netsplit.com, "Size limiting frames": (200 - 20.333) / 2 = 89.833.
    let laid = Laid(hStack([text("Hello", id: 1).frame(maxHeight: 200, 2)]), 300, 500)
    #expect(laid[2].size == size(50, 200))
    #expect(laid[1].minY == thousandths((500 - 200) / 2 + (200 - 20.0 - 1.0 / 3) / 2))
  }

  @Test func `an attached view changes nothing in the layout`() {
    let plain = hStack([text("Hello"), box(10, 10)])
    let attached = hStack([text("Hello").overlay(box(300, 300)), box(10, 10).background(shape())])
    #expect(attached.taken(nil, nil) == plain.taken(nil, nil))
  }

  @Test func `a mirrored part of a view begins at the right`() {
    let laid = Laid(
      vStack(
        alignment: .leading,
        [
          box(30, 10, 3),
          MirroringNode(hStack(spacing: 0, [box(20, 10, 1), box(10, 10, 2)]), isMirrored: true),
        ]), 30, 28)
    #expect(laid[3].minX == 0)
    #expect(laid[1].minX == 10)
    #expect(laid[2].minX == 0)
  }
}
