import CellProposals
import Testing

/// Frames that pictures of an iPhone have at 3 pixels per point.
@Suite struct MeasuredScreenTests {
  /// The cells of a list in a version of iOS, in points.
  struct Cells: Sendable {
    let top: Double
    /// The space above and below the text of a header, and of a footer.
    let header: (above: Double, below: Double)
    let footer: (above: Double, below: Double)
    let headerFont: SampleText.Font
    let rowHeight: Double
    /// The lower sides of a header, two rows, a footer, and the next header.
    let ends: [Double]

    static let small = SampleText.Font(size: 13, leading: 2.486)
    static let iOS17 = Cells(
      top: 59, header: (17, 6), footer: (6, 12), headerFont: small, rowHeight: 44,
      ends: [97 + 2.0 / 3, 141 + 2.0 / 3, 185 + 2.0 / 3, 219 + 1.0 / 3, 258])
    static let iOS18 = Cells(
      top: 62, header: (17, 6), footer: (6, 12), headerFont: small, rowHeight: 44,
      ends: [100 + 2.0 / 3, 144 + 2.0 / 3, 188 + 2.0 / 3, 222 + 1.0 / 3, 261])
    static let iOS26 = Cells(
      top: 62, header: (10, 10), footer: (7, 7), headerFont: .headline, rowHeight: 52,
      ends: [102 + 1.0 / 3, 154 + 1.0 / 3, 206 + 1.0 / 3, 236, 276 + 1.0 / 3])
  }

  @Test(arguments: [Cells.iOS17, .iOS18, .iOS26]) func `the cells of a list`(cells: Cells) {
    // A text of 13 points is 15.667 high and one of 17 points 20.333: 17 + 15.667 + 6 = 38.667, and so on.
    func cell(_ node: LayoutNode, _ space: (above: Double, below: Double), _ identifier: Int) -> LayoutNode {
      let insets = LayoutInsets(top: space.above, leading: 40, bottom: space.below, trailing: 40)
      return PaddingNode(node, insets, identifier: identifier)
    }
    func row(_ identifier: Int) -> LayoutNode {
      cell(text("Row"), (11, 11), 0).frame(minHeight: cells.rowHeight, identifier)
    }
    let list = vStack(
      alignment: .leading, spacing: 0,
      [
        cell(text("Accounts", cells.headerFont), cells.header, 1), row(2), row(3),
        cell(text("Footer", Cells.small), cells.footer, 4),
        cell(text("Privacy", cells.headerFont), cells.header, 5),
      ])
    let laid = Laid(ideal: list.padding(cells.top, .top))
    let ends = (1...5).map { laid[$0].minY + laid[$0].size.height }
    #expect(zip(ends, cells.ends).allSatisfy { abs($0 - $1) < 0.002 }, "\(ends)")
  }

  @Test func `sections at the top of a screen`() {
    // 402 points wide, sections 12 apart with a space below them. A space makes the first as wide as the screen.
    let sections = vStack(
      alignment: .leading, spacing: 12,
      [
        hStack([text("Title", .headline, id: 1), hSpacer()]),
        vStack(alignment: .leading, [text("Some more"), box(73, 34, 2)], 3),
        vSpacer(4),
      ])
    let laid = Laid(sections.padding(), 402, 874)
    #expect(laid[1] == rect(16, 16, 50, 20 + 1.0 / 3))
    // The box is 10.642 below the text.
    #expect(laid[3] == rect(16, 16 + 20.333333 + 12, 90, 20.333333 + 10.642407 + 34))
    #expect(laid[2].minX == 16)
    #expect(laid[4].maxY == 874 - 16)
  }
}
