import CellProposals
import Testing

@Suite struct ScrollNodeTests {
  @Test func `a scroll view is as wide as its content and as high as its proposal`() {
    // Described by the SwiftUI Field Guide.
    #expect(ScrollNode(text("Hi")).taken(300, 500) == size(20, 500))
  }

  @Test func `content begins at the top`() {
    let laid = Laid(ScrollNode(box(100, 30, 1), identifier: 2), 300, 500)
    #expect(laid[2] == rect(100, 0, 100, 500))
    #expect(laid[1] == rect(100, 0, 100, 30))
  }

  @Test func `content may be higher than the scroll view`() {
    #expect(Laid(ScrollNode(box(100, 900, 1)), 100, 500)[1] == rect(0, 0, 100, 900))
  }

  @Test func `a shape in a scroll view is 10 points high`() {
    #expect(Laid(ScrollNode(shape(1)), 100, 500)[1] == rect(0, 0, 100, 10))
  }

  @Test func `a space in a scroll view keeps its minimum`() {
    #expect(
      Laid(ScrollNode(vStack([box(10, 10), vSpacer(), box(10, 10)], 1)), 10, 500)[1] == rect(0, 0, 10, 28))
  }

  @Test func `a horizontal scroll view is as high as its content`() {
    #expect(ScrollNode(box(900, 30), along: .horizontal).taken(300, 500) == size(300, 30))
  }

  @Test func `a scroll view in both directions takes its proposal`() {
    #expect(ScrollNode(box(900, 30), along: .both).taken(300, 500) == size(300, 500))
    #expect(ScrollNode(box(900, 30), along: .both).taken(nil, nil) == size(900, 30))
  }
}
