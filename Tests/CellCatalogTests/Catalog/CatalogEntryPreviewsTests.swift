import Testing
import UIKit

@testable import CellCatalog

@MainActor @Suite struct CatalogEntryPreviewsTests {
  private func preview(_ name: String?, _ traits: CellSnapPreview.Trait) -> CellSnapPreview {
    CellSnapPreview(file: "App/Cells/NoteCell.swift", name, traits: traits) { UILabel() }
  }

  @Test func `an entry is named after the file and the preview`() {
    let previews = [
      preview("Long note", .defaultLayout), preview(nil, .portrait), preview("a/b: c.", .portrait),
    ]
    #expect(
      CatalogEntry.previews(previews).map(\.name) == [
        "NoteCell/Long note", "NoteCell/Preview", "NoteCell/a-b- c",
      ])
  }

  @Test func `previews of one name are numbered`() {
    let previews = ["A", "a", "A 2", "A"].map { preview($0, .portrait) }
    #expect(
      CatalogEntry.previews(previews).map(\.name) == [
        "NoteCell/A", "NoteCell/a 2", "NoteCell/A 2 2", "NoteCell/A 3",
      ])
  }

  @Test func `traits decide the size`() {
    let entries = CatalogEntry.previews([
      preview("fixed", .fixedLayout(width: 320, height: 80)), preview("wide", .landscapeLeft),
      preview("fit", .sizeThatFitsLayout),
    ])
    #expect(entries[0].configurations == [SnapshotConfiguration(width: 320)])
    #expect(entries[0].height == .points(80))
    #expect(entries[1].configurations?.map(\.width) == [812])
    #expect(entries[2].configurations == nil)
    #expect(entries[2].height == .automatic)
  }

  @Test func `a preview of a controller shows the controller`() {
    let previews = [CellSnapPreview(file: "A.swift", "b") { UIViewController() }]
    guard case .controller = CatalogEntry.previews(previews)[0].build() else {
      Issue.record("the entry shows no controller")
      return
    }
  }
}
