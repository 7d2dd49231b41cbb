import CellSnapshots
import Testing
import UIKit

@testable import CellCatalog

@MainActor @Suite(.serialized) struct TableRowsTests {
  @Test(arguments: [1, 2, 3, 4, 9]) func asManyRowsAreLookedAtAsTheLimitSays(_ limit: Int) throws {
    let entry = Entry("Notes") { NotesController(NoteCell.self) }
    let shown = try ShownEntry(
      entry, name: EntryName(entry.name), in: CheckSettings(widths: [320]).plainCircumstances)
    defer { shown.close() }
    let table = try #require(shown.tables.first)
    let count = TableRows(of: table, limit: limit).paths.count
    #expect(count <= limit)
    #expect(count >= 1)
  }
}
