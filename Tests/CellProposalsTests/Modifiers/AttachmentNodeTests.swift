import CellProposals
import Testing

@Suite struct AttachmentNodeTests {
  @Test(
    arguments: [(GuidePair.topTrailing, 50.0, 0.0), (.bottom, 25, 50), (.center, 25, 25)], [false, true])
  func `an attached view is aligned`(place: (alignment: GuidePair, x: Double, y: Double), isBehind: Bool) {
    // Compared with Apple's by Tokamak's ContainedZLayoutTests.
    let node = AttachmentNode(
      box(100, 100, 1), box(50, 50, 2), alignment: place.alignment, isBehind: isBehind)
    let laid = Laid(node, 100, 100)
    #expect(laid[1] == rect(0, 0, 100, 100))
    #expect(laid[2] == rect(place.x, place.y, 50, 50))
    #expect(laid.drawn == (isBehind ? [2, 1] : [1, 2]))
  }

  @Test func `an attached shape is as large as the view`() {
    let laid = Laid(text("Hello").padding(10).background(shape(1)), 200, 200)
    #expect(laid[1].size == size(50 + 2 * 10, 20.333 + 20))
  }

  @Test func `a view below the baseline of a text`() {
    // The baseline is at 0.952148 * 17 = 16.187, rounded to 16.333 at 3 pixels per point.
    let line = GuideNode(box(50, 1, 1), .firstTextBaseline) { _ in 0 }
    let laid = Laid(
      text("Hello").overlay(line, alignment: GuidePair(.leading, .firstTextBaseline)), 50, 61.0 / 3)
    #expect(laid[1] == rect(0, 49.0 / 3, 50, 1))
  }
}
