import CellProposals
import Testing

@Suite struct LayersNodeTests {
  @Test func `only the highest priority decides about the size`() {
    // Compared with Apple's by OpenSwiftUI's ZStackUITests: 20 - 100 / 2 = -30, 20 - 60 / 2 = -10.
    let stack = zStack(
      alignment: .leading,
      [
        box(100, 100, 1).layoutPriority(-0.1), box(60, 60, 2), box(40, 40, 3).layoutPriority(1),
      ])
    #expect(stack.taken(300, 300) == size(40, 40))
    let laid = Laid(stack.overlay(box(20, 20, 4)), 40, 40)
    #expect(laid[1] == rect(0, -30, 100, 100))
    #expect(laid[2] == rect(0, -10, 60, 60))
    #expect(laid[3] == rect(0, 0, 40, 40))
    #expect(laid[4] == rect(10, 10, 20, 20))
  }

  @Test(arguments: [
    (GuidePair.topLeading, 0.0, 0.0), (.center, 20, 20), (.bottomTrailing, 40, 40), (.topTrailing, 40, 0),
  ]) func `a smaller child is aligned with a larger one`(alignment: GuidePair, x: Double, y: Double) {
    // The same tests: (60 - 20) / 2 = 20.
    let laid = Laid(zStack(alignment: alignment, [box(60, 60, 1), box(20, 20, 2)]), 60, 60)
    #expect(laid[1] == rect(0, 0, 60, 60))
    #expect(laid[2] == rect(x, y, 20, 20))
  }

  @Test func `children are placed with the size of all of them`() {
    let laid = Laid(zStack([shape(1).layoutPriority(-1), box(60, 40, 2)]), 200, 200)
    #expect(laid[1] == rect(70, 80, 60, 40))
  }

  @Test func `nothing takes nothing`() {
    #expect(zStack([]).taken(100, 100) == .zero)
  }

  @Test func `later children are in front unless they say otherwise`() {
    let behind = TraitsNode(box(10, 10, 3), drawingOrder: -1)
    #expect(Laid(zStack([box(10, 10, 1), box(10, 10, 2), behind]), 10, 10).drawn == [3, 1, 2])
  }
}
