import CellSnapshots
import Testing

@testable import CellCatalog
@testable import CellCommandLine

struct SummaryLineTests {
  @Test func `a tiled picture names its first and its last tile`() throws {
    let result = RenderResult(
      name: try EntryName("Table"), configuration: SnapshotConfiguration(width: 320), rowCount: 800,
      tileCount: 2)
    let line = SummaryLine.text(for: result)
    #expect(line.contains("in 2 tiles: Table/Table.320@2x.1 to Table/Table.320@2x.2"))
  }
}
