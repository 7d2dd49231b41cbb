import CellProposals
import Testing

/// Heights that pictures of an iPhone have, at 3 pixels per point unless specified.
@Suite struct MeasuredRowTests {
  @Test func `a subheadline over a caption`() {
    // iOS 18.5 and 26.2: 8 + 18 + 2 + 14.333 + 8 = 50.333.
    let row = vStack(alignment: .leading, [text("Row", .subheadline), text("Detail", .caption)]).padding(
      8, .vertical)
    #expect(row.taken(370, nil).height == thousandths(50 + 1.0 / 3))
  }

  @Test func `a headline over a subheadline`() {
    // iOS 18.5 and 26.2: 16 + 20.333 + 2.333 + 18 + 16 = 72.667.
    let row = vStack(alignment: .leading, [text("Row", .headline), text("Detail", .subheadline)]).padding()
    #expect(row.taken(370, nil).height == thousandths(72 + 2.0 / 3))
  }

  @Test func `a caption over two lines`() {
    // iOS 18.5 and 26.2: 2 * 14.320 + 1.680 = 30.320, rounded up to 30.333.
    #expect(text("Two lines", .caption).taken(60, nil).height == thousandths(30 + 1.0 / 3))
  }

  @Test(arguments: [(2.0, 40.5), (4.0, 42.5)]) func `a paragraph over two lines`(
    spacing: Double, height: Double
  ) {
    // Pictures of iOS at 2 pixels per point: 2 * 19.094 + 2 = 40.188, rounded up to 40.5.
    let paragraph = text("Two lines", SampleText.Font(size: 16), lineSpacing: spacing, scale: 2)
    #expect(paragraph.taken(60, nil).height == height)
  }

  @Test func `a bordered button`() {
    // iOS 18.5 and 26.2: 7 + 20.333 + 7 = 34.333, and 12 on each side of the text.
    let label = text("Delete", advance: 8)
    let button = PaddingNode(label, LayoutInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    #expect(button.taken(370, 800) == size(6 * 8 + 24, 34 + 1.0 / 3))
    // The symbol of a microphone is 17.333 by 19.667: 41.333 by 33.667.
    let symbol = PictureNode(LayoutSize(52.0 / 3, 59.0 / 3), spacing: .symbol(baselineOffset: 3))
    let round = PaddingNode(symbol, LayoutInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    #expect(round.taken(370, 800) == size(41 + 1.0 / 3, 33 + 2.0 / 3))
  }

  @Test func `two text fields`() {
    // iOS 17.5 and 26.2: each is 22 high and as wide as the page, and 8 are between them.
    func field(_ identifier: Int) -> LayoutNode {
      MeasuredNode(identifier: identifier) { LayoutSize($0.width ?? 10, 22) }
    }
    let laid = Laid(vStack([field(1), field(2)]), 375, 22 + 8 + 22)
    #expect(laid[1] == rect(0, 0, 375, 22))
    #expect(laid[2] == rect(0, 30, 375, 22))
  }

  @Test func `a symbol beside a text`() {
    // iOS at 2 pixels per point: 123 by 50.5, where the symbol and the text take 85 of the width.
    let symbol = PictureNode(LayoutSize(20.5, 20), spacing: .symbol(baselineOffset: 3), baseline: 17)
    let label = text("Checked", advance: 64.5 / 7, scale: 2).fixedSize()
    let row = hStack([symbol, label], 1).padding(5).padding(10)
    #expect(row.taken(375, 600) == size(85 + 8 + 2 * 5 + 2 * 10, 20.5 + 30))
  }

  @Test(arguments: [(2.0, 0.5), (3.0, 1.0 / 3)]) func `a divider is a pixel thick`(
    scale: Double, thickness: Double
  ) {
    let divider = DividerNode(in: .vertical, thickness: PixelScale(scale).pixel, identifier: 1)
    let laid = Laid(vStack([box(30, 10), divider, box(30, 10)]), 100, 10 + 8 + thickness + 8 + 10)
    #expect(laid[1] == rect(0, 18, 100, thickness))
  }
}
