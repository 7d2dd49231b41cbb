import CellDrawing
import CellSnapshots
import Foundation
import Testing
import UIKit
@testable import CellCatalog

@MainActor @Suite struct ResultBoardTests {
  private func job(_ index: Int) throws -> RenderJob {
    RenderJob(
      index: index, entry: CatalogEntry("Feed") { UIView() }, name: try EntryName("Feed"),
      configuration: SnapshotConfiguration(width: CGFloat(320 + index)))
  }

  private func tile(of job: Int) -> TileResult {
    TileResult(job: job, files: [], times: StageTimes())
  }

  @Test func `results come in the order of jobs, not of completion`() throws {
    var board = ResultBoard()
    for index in 0..<3 { board.begin(try job(index), rowCount: 1, tileCount: 1, times: StageTimes()) }
    board.add(tile(of: 2))
    board.add(tile(of: 1))
    #expect(board.takeFinished().isEmpty)
    board.add(tile(of: 0))
    #expect(board.takeFinished().map(\.configuration.width) == [320, 321, 322])
    #expect(board.takeFinished().isEmpty)
  }

  @Test func `a job is finished when its last tile is`() throws {
    var board = ResultBoard()
    board.begin(
      try job(0), rowCount: 1, tileCount: 2, times: StageTimes()
    )
    board.add(tile(of: 0))
    #expect(board.takeFinished().isEmpty)
    board.add(tile(of: 0))
    #expect(board.takeFinished().count == 1)
  }

  @Test func `a skipped job does not hold up the next one`() throws {
    var board = ResultBoard()
    board.skip(try job(0))
    board.begin(
      try job(1), rowCount: 1, tileCount: 1, times: StageTimes()
    )
    board.add(tile(of: 1))
    #expect(board.takeFinished().map(\.configuration.width) == [321])
  }

  @Test func `at the end, finished jobs are returned without the unfinished ones`() throws {
    var board = ResultBoard()
    for index in 0..<3 { board.begin(try job(index), rowCount: 1, tileCount: 1, times: StageTimes()) }
    board.add(tile(of: 2))
    board.add(tile(of: 1))
    #expect(board.takeAllFinished().map(\.configuration.width) == [321, 322])
    #expect(board.takeAllFinished().isEmpty)
  }

  @Test func `the broken images of a job are sorted, each named once`() throws {
    var board = ResultBoard()
    board.begin(try job(0), rowCount: 1, tileCount: 2, times: StageTimes())
    for images in [["b.png is broken", "c.png is broken"], ["a.png is broken", "b.png is broken"]] {
      board.add(TileResult(job: 0, times: StageTimes(), diagnostics: images.map { Diagnostic($0) }))
    }
    let images = board.takeFinished().map { $0.diagnostics.map(\.text) }
    #expect(images == [["a.png is broken", "b.png is broken", "c.png is broken"]])
  }
}
