import Foundation
import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

/// Tests of pictures that one process sends to another.
@MainActor struct EntryPictureTests {
  private func picture(_ cell: NoteCell.Type, title: String? = nil) throws -> EntryPicture {
    let entry = CatalogEntry("Notes") { NotesController(cell) }
    let name = try RenderPlan(entries: [entry], configurations: [[SnapshotConfiguration(width: 320)]]).names[
      0]
    return try EntryPicture.draw(
      entry, name: name, in: CheckSettings(widths: [320]).plainCircumstances, rowLimit: 4, with: .usual)
  }

  private func sent(_ picture: EntryPicture) throws -> EntryPicture {
    try JSONDecoder().decode(EntryPicture.self, from: JSONEncoder().encode(picture))
  }

  @Test func `a picture that was sent has no differences`() throws {
    let picture = try picture(NoteCell.self)
    let sent = try sent(picture)
    #expect(picture.differences(to: sent) == [])
    #expect(ViewComparison(expected: picture.views, actual: sent.views).differences == [])
  }

  @Test func `a picture that was sent has the same differences from another`() throws {
    let (picture, other) = (try picture(NoteCell.self), try picture(LocaleCell.self))
    let differences = picture.differences(to: other)
    #expect(!differences.isEmpty)
    #expect(try sent(picture).differences(to: sent(other)) == differences)
  }

  @Test func `views without their roles are refused`() throws {
    let text = #"{"layout": "320 44\nUILabel - 0 0 320 44\n", "roles": []}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PicturedViews.self, from: Data(text.utf8))
    }
  }
}
