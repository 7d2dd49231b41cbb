import CellSnapshots
import Testing
import UIKit

@testable import CellCatalog

@MainActor @Suite(.serialized) struct TableRowsTests {
  @Test(arguments: [1, 2, 3, 4, 9]) func asManyRowsAreLookedAtAsTheLimitSays(_ limit: Int) throws {
    let entry = Entry("Notes") { NotesController(NoteCell.self) }
    let shown = try ShownEntry(
      entry, name: EntryName(entry.name), in: CheckSettings(widths: [320]).plainCircumstances,
      sampler: RowSampler(limit: limit))
    defer { shown.close() }
    let count = try #require(shown.sampledRows.first).paths.count
    #expect(count <= limit)
    #expect(count >= 1)
  }
}
