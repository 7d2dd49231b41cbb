import CellSnapshots
import Testing
import UIKit
@testable import CellCatalog
@testable import CellSnapSampleCells

@MainActor struct TableRowsTests {
  @Test(arguments: [1, 2, 3, 4, 9]) func `no more rows are sampled than the limit`(_ limit: Int) throws {
    let entry = CatalogEntry("Notes") { NotesController(NoteCell.self) }
    let rows = try ShownEntry.show(
      entry, name: EntryName(entry.name), in: Circumstances(configuration: SnapshotConfiguration(width: 320)),
      sampler: RowSampler(limit: limit)
    ) { $0.sampledRows.first }
    let count = try #require(rows).paths.count
    #expect(count <= limit)
    #expect(count >= 1)
  }
}
