import CellProposals
import Testing

@Suite struct GeometryNodeTests {
  @Test func `a geometry reader takes what it is offered`() {
    #expect(GeometryNode { _ in [] }.taken(120, 80) == size(120, 80))
  }

  @Test func `a geometry reader in a scroll view is 10 points high`() {
    let reader = GeometryNode(identifier: 1) { _ in [] }
    #expect(Laid(ScrollNode(reader), 320, 500)[1] == rect(0, 0, 320, 10))
  }

  @Test func `content knows its place and begins at the first corner`() {
    let reader = GeometryNode { reading in
      [
        box(reading.frame.size.width / 2, 10, 1),
        box(reading.frame.minX, reading.frame.minY, 2),
      ]
    }
    // The reader is at 7, 7 and 100 - 14 wide.
    let laid = Laid(reader.padding(7), 100, 50)
    #expect(laid[1] == rect(7, 7, 43, 10))
    #expect(laid[2] == rect(7, 7, 7, 7))
  }

  @Test func `content is made once for a place`() {
    var count = 0
    let reader = GeometryNode { _ in
      count += 1
      return []
    }
    let padded = reader.padding(5)
    _ = Laid(padded, 100, 50)
    _ = Laid(padded, 100, 50)
    #expect(count == 1)
    _ = Laid(padded, 100, 60)
    #expect(count == 2)
  }

  @Test func `content knows the safe area beside it`() {
    var insets = LayoutInsets.zero
    let reader = GeometryNode { reading in
      insets = reading.safeAreaInsets
      return []
    }
    _ = Laid(
      vStack(spacing: 0, [box(10, 10), reader]), 100, 200, safeArea: LayoutInsets(top: 20, bottom: 34))
    #expect(insets == LayoutInsets(bottom: 34))
  }
}
