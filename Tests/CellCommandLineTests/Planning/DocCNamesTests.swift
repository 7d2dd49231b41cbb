import CellCatalog
import CellSnapshots
import Testing
import UIKit
@testable import CellCommandLine

@MainActor @Suite struct DocCNamesTests {
  private func job(_ entry: String, scale: Double = 2) throws -> RenderJob {
    RenderJob(
      index: 0, entry: CatalogEntry(entry) { UIView() }, name: try EntryName(entry),
      configuration: SnapshotConfiguration(width: 320, scale: scale))
  }

  @Test func `names in different folders may not be the same without them`() throws {
    let error = #expect(throws: CommandFailure.self) {
      try DocCNames.check([job("Post/short"), job("post-Short")])
    }
    #expect(
      error?.message == "--names docc: Post/short at width 320 and post-Short at width 320 "
        + "would both be post-Short-320@2x.png; rename one, or draw only one")
  }

  @Test func `different names are allowed`() throws {
    try DocCNames.check([job("Post/short"), job("Post/short", scale: 3), job("Post/long")])
  }
}
