import Testing

@testable import UIKit

/// Tests of the configurations for parts of lists, each by the one that it looks like.
@MainActor struct ListStyleTests {
  @Test func `cells of sidebars look like cells`() {
    let cells: [UIListContentConfiguration] = [
      .sidebarSubtitleCell(), .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
    ]
    #expect(cells.allSatisfy { $0 == .cell() })
  }

  @Test func `prominent headers have larger texts in the colour of labels`() {
    let prominent = UIListContentConfiguration.prominentInsetGroupedHeader()
    #expect(prominent.textProperties.font == .preferredFont(forTextStyle: .headline))
    #expect(prominent.textProperties.color == .label)
    let extra = UIListContentConfiguration.extraProminentInsetGroupedHeader()
    #expect(extra.textProperties.font == .preferredFont(forTextStyle: .title3))
    #expect(extra.textProperties.color == .label)
  }

  @Test func `backgrounds of lists look like the backgrounds of plain ones`() {
    #expect(UIBackgroundConfiguration.listCell() == .listPlainCell())
    #expect(UIBackgroundConfiguration.listHeader() == .listPlainHeaderFooter())
    #expect(UIBackgroundConfiguration.listFooter() == .listPlainHeaderFooter())
    #expect(UIBackgroundConfiguration.listAccompaniedSidebarCell() == .listSidebarCell())
  }

  @Test func `the header of a sidebar has no background, and a cell of one has round corners`() {
    #expect(UIBackgroundConfiguration.listSidebarHeader().resolvedBackgroundColor(for: .red) == .clear)
    #expect(UIBackgroundConfiguration.listSidebarHeader().cornerRadius == 0)
    #expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius == 10)
  }
}
