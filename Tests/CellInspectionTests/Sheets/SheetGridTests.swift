import CellCatalog
import Foundation
import Testing
@testable import CellInspection

@Suite struct SheetGridTests {
  private let narrow = SnapshotConfiguration(width: 320)
  private let wide = SnapshotConfiguration(width: 768)
  private var dark: SnapshotConfiguration { SnapshotConfiguration(width: 320, userInterfaceStyle: .dark) }

  @Test func `several entries are rows, and their configurations columns`() {
    let grid = SheetGrid([("A", narrow), ("A", dark), ("B", narrow)])
    #expect(grid.rows == ["A", "B"])
    #expect(grid.columns == ["320", "320-dark"])
    #expect(grid.cells == [[0, 1], [2, nil]])
  }

  @Test func `one entry has its widths as columns and its circumstances as rows`() {
    let grid = SheetGrid([("A", narrow), ("A", wide), ("A", dark)])
    #expect(grid.rows == ["", "dark"])
    #expect(grid.columns == ["320", "768"])
    #expect(grid.cells == [[0, 1], [2, nil]])
  }

  @Test func `one entry with one width is a row of circumstances`() {
    let grid = SheetGrid([("A", narrow), ("A", dark)])
    #expect(grid.rows == ["A"])
    #expect(grid.columns == ["320", "320-dark"])
  }

  @Test func `scales are in the captions if they differ`() {
    let grid = SheetGrid([("A", narrow), ("A", SnapshotConfiguration(width: 320, scale: 3))])
    #expect(grid.columns == ["320@2x", "320@3x"])
  }
}
