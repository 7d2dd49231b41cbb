import CellCatalog
import MFS
import Testing
import UIKit

@testable import CellScrolling
@testable import CellSnapSampleCells

@MainActor struct ScrollOmissionTests {
  private let configuration = SnapshotConfiguration(width: 320, scale: 2)
  private let posts = CatalogEntry("Posts") { PostsController(PostCell.self) }

  private func scrolling<Result>(
    _ entry: CatalogEntry, without omissions: Set<ScrollOmission>, _ body: (TableScroller) throws -> Result
  ) throws -> Result {
    try Device.using(omissions.device(of: configuration)) {
      let table = try ScrolledTable(
        [entry], configuration: configuration, rows: 60, without: omissions)
      defer { table.close() }
      return try body(try TableScroller(table))
    }
  }

  @Test(arguments: [[.caches], [.precompute], [.caches, .precompute]] as [Set<ScrollOmission>])
  func `the same rows move alike and look alike`(omissions: Set<ScrollOmission>) throws {
    func pictures(_ omissions: Set<ScrollOmission>) throws -> [[UInt8]] {
      try scrolling(posts, without: omissions) { scroller in
        try [3_000, 5_000, -1_700].map { velocity -> [UInt8] in
          try scroller.run([.fling(velocity: velocity, seconds: 0.3)])
          return Array(scroller.picture.pixels)
        }
      }
    }
    #expect(try pictures(omissions) == (try pictures([])))
  }

  @Test func `without caches, look-ups find nothing, not even on a turned screen`() throws {
    let lookups = try scrolling(posts, without: [.caches]) { scroller in
      try scroller.run([.rotate(velocity: 3_000, seconds: 0.3), .fling(velocity: 3_000, seconds: 0.3)])
      return scroller.lookups.total
    }
    #expect(lookups.hits == 0)
    #expect(lookups.misses > 0)
  }

  @Test func `a report names what was left out`() throws {
    for (omissions, text) in [([], ""), ([.precompute, .caches], ", without caches and precompute")]
      as [(Set<ScrollOmission>, String)]
    {
      let report = try scrolling(posts, without: omissions) { scroller in
        try scroller.run([.fling(velocity: 900, seconds: 0.1)])
        return ScrollReport(of: scroller)
      }
      #expect(report.lines[0] == "Posts  60 rows on 320x568@2x, 19 frames\(text)")
    }
  }

  @Test func `a table that is not in the pattern has nothing to leave out`() throws {
    let notes = CatalogEntry("Notes") { NotesController(NoteCell.self) as UIViewController }
    #expect(throws: ScrollError.nothingToOmit(entry: "Notes")) {
      try scrolling(notes, without: [.caches]) { _ in }
    }
  }
}
