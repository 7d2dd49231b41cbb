import CellProposals
import Testing

/// The distances that follow from the kinds of neighbours.
@Suite struct SpacingTests {
  private func gap(_ first: LayoutNode, _ second: LayoutNode, _ axis: NodeAxis = .vertical) -> Double {
    thousandths(first.spacing.distance(to: second.spacing, along: axis))
  }

  @Test func `views without text are 8 points apart`() {
    #expect(gap(shape(), box(10, 10)) == 8)
    #expect(gap(shape(), box(10, 10), .horizontal) == 8)
  }

  @Test func `a text in a row is 8 points apart from anything`() {
    #expect(gap(text("A"), shape(), .horizontal) == 8)
    #expect(gap(text("A"), text("B"), .horizontal) == 8)
  }

  @Test(arguments: [
    // A line is 20.287. A tenth of it is 2.333 in pixels of 1/3, and 2.5 in pixels of 1/2.
    (3.0, 7.0 / 3 + 4.100587, 20.287103 + 7.0 / 3 - 11.97803),
    (2.0, 2.5 + 4.100587, 20.287103 + 2.5 - 11.97803),
  ]) func `a text keeps other distances above and below`(scale: Double, above: Double, below: Double) {
    #expect(gap(shape(), text("A", scale: scale)) == thousandths(above))
    #expect(gap(text("A", scale: scale), shape()) == thousandths(below))
  }

  @Test func `a text between shapes`() {
    // 20 + 6.434 + 20.333 + 10.642 + 20 = 77.41.
    let stack = vStack([box(100, 20, 1), text("A", id: 2), box(100, 20, 3)])
    #expect(stack.taken(nil, nil).height == 77.41)
    let laid = Laid(ideal: stack)
    #expect(laid[2] == rect(45, 20 + 6.433919, 10, 61.0 / 3))
    #expect(laid[3].minY == thousandths(20 + 6.433919 + 20.333333 + 10.642407))
  }

  @Test func `the lower of two texts decides`() {
    // In pixels of 1/3, the leading of body is 1.713, so 2, and the leading of title is 0.586, so 0.667.
    #expect(vStack([text("A"), text("B")]).taken(nil, nil).height == thousandths(2 * 61.0 / 3 + 2))
    #expect(gap(text("A", .title), text("B")) == 2)
    #expect(gap(text("A"), text("B", .title)) == 0.667)
  }

  @Test func `texts in a font without leading touch`() {
    let font = SampleText.Font(size: 17)
    #expect(vStack([text("A", font), text("B", font)]).taken(nil, nil).height == thousandths(2 * 61.0 / 3))
  }

  @Test func `a padded text counts as no text`() {
    #expect(gap(text("A").padding(), shape()) == 8)
    #expect(gap(text("A").padding(4, .horizontal), shape()) == 10.642)
  }

  @Test func `a frame counts as no text in the direction that it limits`() {
    #expect(gap(text("A").frame(height: 40), shape()) == 8)
    #expect(gap(text("A").frame(width: 40), shape()) == 10.642)
    #expect(gap(text("A").frame(maxHeight: 40), shape()) == 8)
  }

  @Test func `a position counts as no text, and an offset remains one`() {
    #expect(gap(PositionNode(text("A"), .zero), shape()) == 8)
    #expect(gap(OffsetNode(text("A"), .zero), shape()) == 10.642)
    #expect(gap(text("A").background(shape()), shape()) == 10.642)
    #expect(gap(text("A").fixedSize(), shape()) == 10.642)
    #expect(gap(text("A").aspectRatio(1, isFilling: false), shape()) == 10.642)
  }

  @Test func `a space touches its neighbours`() {
    #expect(gap(vSpacer(), shape()) == 0)
    #expect(gap(text("A"), vSpacer()) == 0)
    #expect(gap(vSpacer(), vSpacer()) == 0)
  }

  @Test func `a column has the distances of its first and last child`() {
    let column = vStack([text("A"), box(10, 10)])
    #expect(gap(shape(), column) == 6.434)
    #expect(gap(column, shape()) == 8)
  }

  @Test func `a row has the greatest distances of its children`() {
    let row = hStack([text("A"), text("B", .title)])
    #expect(gap(row, shape()) == gap(text("B", .title), shape()))
    #expect(gap(shape(), hStack([])) == 0)
  }

  @Test func `a layer of lower priority has no distances`() {
    #expect(gap(zStack([text("A"), box(10, 10).layoutPriority(1)]), shape()) == 8)
    #expect(gap(zStack([text("A"), box(10, 10)]), shape()) == 10.642)
  }

  @Test func `a text touches a symbol above it`() {
    let symbol = PictureNode(LayoutSize(20, 20), spacing: .symbol(baselineOffset: 3), baseline: 17)
    #expect(gap(symbol, text("A")) == 0)
    #expect(gap(text("A"), symbol) == 0)
    #expect(gap(symbol, shape()) == 3 + 1)
    #expect(gap(shape(), symbol) == 3)
  }
}
