import CellCatalog
import MFS
import Testing
import UIKit

@testable import CellScrolling
@testable import CellSnapSampleCells

@MainActor struct ScrolledTableTests {
  private let configuration = SnapshotConfiguration(width: 320, scale: 2)

  private func table(of entry: CatalogEntry, rows: Int? = nil, page: Int? = nil) throws -> ScrolledTable {
    try Device.using(configuration.device) {
      try ScrolledTable([entry], configuration: configuration, rows: rows, page: page)
    }
  }

  @Test func `a page that the entry left loading is ignored`() throws {
    let entry = CatalogEntry("Loading") {
      let controller = PostsController(PostCell.self)
      controller.fetchNextViewModels = {
        try await Task.sleep(for: .seconds(3_600))
        return []
      }
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
      controller.view.layoutIfNeeded()
      controller.loadNextPageIfNeeded()
      #expect(controller.paging.isLoading)
      return controller as UIViewController
    }
    let table = try table(of: entry, rows: 60, page: 20)
    defer { table.close() }
    #expect(table.controller?.paging == MFSTablePaging())
  }

  @Test func `an entry without a table is refused`() {
    let label = CatalogEntry("Label") { UILabel() as UIView }
    #expect(throws: ScrollError.noTable(entry: "Label")) { try table(of: label) }
  }

  @Test func `a table without rows is refused`() {
    let empty = CatalogEntry("Empty") { MFSTableController(style: .plain) as UIViewController }
    #expect(throws: ScrollError.noRows(entry: "Empty")) { try table(of: empty) }
  }
}
