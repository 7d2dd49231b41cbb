import CellProposals
import Testing

@Suite struct AlignmentGuideTests {
  // The first baseline of body is at 16.187, rounded to 16.333 at 3 pixels per point, and of title at 26.660, rounded
  // to 26.667.
  private let bodyBaseline = 49.0 / 3
  private let titleBaseline = 80.0 / 3

  @Test func `texts share a baseline`() {
    let row = hStack(alignment: .firstTextBaseline, [text("A", id: 1), text("B", .title, id: 2)])
    let laid = Laid(row, 28, 40)
    #expect(laid[1].minY == thousandths(laid[2].minY + titleBaseline - bodyBaseline))
  }

  @Test func `a view without text stands on the baseline`() {
    // The row is as high as the box and the part of the text below the baseline: 40 + 61 / 3 - 49 / 3 = 44.
    let row = hStack(alignment: .firstTextBaseline, [text("A", id: 1), box(10, 40, 2)])
    #expect(row.taken(nil, nil) == size(10 + 8 + 10, 44))
    let laid = Laid(row, 28, 44)
    #expect(laid[2].minY == 0)
    #expect(laid[1].minY == thousandths(40 - bodyBaseline))
  }

  @Test func `the last baseline counts from the last line`() {
    // The second line is 20.287 + 1.713 = 22 below the first, so its baseline is at 38.187 + 0.146, rounded to 38.333.
    let row = hStack(
      alignment: .lastTextBaseline, [text("Hello, world", id: 1).fixedSize(.vertical), text("A", id: 2)])
    let laid = Laid(row, 78, 42.333)
    #expect(laid[1].size.width == 60)
    #expect(laid[2].minY == thousandths(laid[1].minY + 115.0 / 3 - bodyBaseline))
  }

  @Test func `a container has the topmost first and the lowest last baseline`() {
    // The second text is 61 / 3 + 2 below the first.
    let column = vStack([text("A"), text("B")])
    #expect(column.dimensions(for: .unspecified)[.firstTextBaseline] == bodyBaseline)
    let last = column.dimensions(for: .unspecified)[.lastTextBaseline]
    #expect(thousandths(last) == thousandths(61.0 / 3 + 2 + bodyBaseline))
  }

  @Test func `a modified text keeps its baseline`() {
    // 10 points of padding above, and (60 - 40.333) / 2 in the frame.
    let node = text("A").padding(10).frame(height: 60)
    let baseline = node.dimensions(for: .unspecified)[.firstTextBaseline]
    #expect(thousandths(baseline) == thousandths(bodyBaseline + 10 + (60 - 121.0 / 3) / 2))
  }

  @Test func `a view may move a guide`() {
    let moved = GuideNode(box(20, 10, 1), .leading) { $0[.leading] - 5 }
    let laid = Laid(vStack(alignment: .leading, [moved, box(30, 10, 2)], 3), 30, 28)
    // The column is as wide as 5...25 and 0...30 together.
    #expect(laid[1] == rect(5, 0, 20, 10))
    #expect(laid[2] == rect(0, 18, 30, 10))
    #expect(laid[3].size.width == 30)
  }

  @Test func `a moved side of a child does not move the side of its container`() {
    let moved = GuideNode(box(20, 10), .leading) { _ in -5 }
    #expect(vStack(alignment: .leading, [moved]).dimensions(for: .unspecified)[explicit: .leading] == nil)
    #expect(moved.padding(3).dimensions(for: .unspecified)[explicit: .leading] == -5.0 + 3)
  }

  @Test func `a container has the average of a custom guide`() {
    let guide = AlignmentGuide(CustomGuide(along: .vertical) { $0.size.height / 4 })
    let plain = box(10, 40)
    #expect(plain.dimensions(for: .unspecified)[guide] == 10)
    let first = GuideNode(box(10, 10), guide) { _ in 2 }
    let second = GuideNode(box(10, 10), guide) { _ in 4 }
    // 2 in the first, and 18 + 4 in the second: their average is 12.
    let column = vStack([first, second, plain])
    #expect(column.dimensions(for: .unspecified)[guide] == 12)
    #expect(vStack([plain]).dimensions(for: .unspecified)[explicit: guide] == nil)
  }

  @Test func `the outer value of a guide wins`() {
    let inner = GuideNode(box(10, 10), .top) { _ in 1 }
    #expect(GuideNode(inner, .top) { $0[.top] + 1 }.dimensions(for: .unspecified)[.top] == 2)
  }

  @Test func `two custom guides are different`() {
    let guide = CustomGuide(along: .vertical) { _ in 0 }
    #expect(AlignmentGuide(guide) == AlignmentGuide(guide))
    #expect(AlignmentGuide(guide) != AlignmentGuide(CustomGuide(along: .vertical) { _ in 0 }))
  }
}
