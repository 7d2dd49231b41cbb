import CellProposals
import Testing

@Suite struct AspectRatioNodeTests {
  @Test(arguments: [
    (1.0, false, 200.0, 100.0, rect(50, 0, 100, 100)),
    // 100 / 1.5 = 66.667, and (100 - 66.667) / 2 = 16.667.
    (1.5, false, 100, 100, rect(0, 50.0 / 3, 100, 200.0 / 3)),
    (1.5, true, 100, 100, rect(-25, 0, 150, 100)),
    (0.5, false, 100, 100, rect(25, 0, 50, 100)),
    (0.5, true, 100, 100, rect(0, -50, 100, 200)),
  ]) func `a shape fits or fills`(
    ratio: Double, isFilling: Bool, width: Double, height: Double, frame: LayoutRect
  ) {
    // Compared with Apple's by Tokamak's AspectRatioTests.
    let node = shape(1).aspectRatio(ratio, isFilling: isFilling).frame(width: width, height: height)
    #expect(Laid(node, width, height)[1] == frame)
  }

  @Test func `a ratio is offered to the child`() {
    // objc.io, "Aspect ratios in SwiftUI": 100 / 16 * 9 = 56.25, and 100 / 9 * 16 = 177.778.
    #expect(shape().aspectRatio(16.0 / 9, isFilling: false).taken(100, 100) == size(100, 56.25))
    #expect(shape().aspectRatio(16.0 / 9, isFilling: true).taken(100, 100) == size(100.0 / 9 * 16, 100))
  }

  @Test func `without a ratio the child's ideal size has one`() {
    // Compared with Apple's by OpenSwiftUI's AspectRatioLayoutUITests: a shape is ideally 10 by 10.
    #expect(
      shape().aspectRatio(nil, isFilling: false).frame(width: 100, height: 50).taken(9, 9) == size(100, 50))
    #expect(shape().aspectRatio(nil, isFilling: false).taken(100, 50) == size(50, 50))
    #expect(shape().aspectRatio(nil, isFilling: true).taken(50, 100) == size(100, 100))
  }

  @Test func `one known length decides about the other`() {
    #expect(shape().aspectRatio(2, isFilling: false).taken(100, nil) == size(100, 50))
    #expect(shape().aspectRatio(2, isFilling: true).taken(100, nil) == LayoutSize(.infinity, .infinity))
    #expect(shape().aspectRatio(2, isFilling: false).taken(nil, nil) == size(10, 10))
  }

  @Test func `the size is the child's and not the ratio's`() {
    #expect(box(30, 10).aspectRatio(1, isFilling: false).taken(100, 100) == size(30, 10))
  }

  @Test func `a picture of no size has no ratio`() {
    #expect(PictureNode(.zero).aspectRatio(nil, isFilling: false).taken(50, 50) == .zero)
  }

  @Test func `a resizable picture keeps its shape in a ratio`() {
    let picture = PictureNode(LayoutSize(400, 300), resizableDownTo: .zero)
    #expect(picture.aspectRatio(nil, isFilling: false).taken(100, 100) == size(100, 75))
    #expect(picture.taken(100, nil) == size(100, 300))
  }
}
