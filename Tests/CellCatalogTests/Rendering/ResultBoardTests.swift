import CellSnapshots
import Foundation
import Testing
import UIKit
@testable import CellCatalog

@MainActor @Suite struct ResultBoardTests {
  private func job(_ index: Int) throws -> RenderJob {
    RenderJob(
      index: index, entry: Entry("Feed") { UIView() }, name: try EntryName("Feed"),
      configuration: Configuration(width: CGFloat(320 + index)))
  }

  private func tile(of job: Int) -> TileResult {
    TileResult(job: job, files: [], times: StageTimes())
  }

  @Test func jobsComeOutInTheirOrderWhateverFinishesFirst() throws {
    var board = ResultBoard()
    for index in 0..<3 { board.begin(try job(index), rowCount: 1, tileCount: 1, times: StageTimes()) }
    board.add(tile(of: 2))
    board.add(tile(of: 1))
    #expect(board.takeFinished().isEmpty)
    board.add(tile(of: 0))
    #expect(board.takeFinished().map(\.configuration.width) == [320, 321, 322])
    #expect(board.takeFinished().isEmpty)
  }

  @Test func aJobIsFinishedWithItsLastTile() throws {
    var board = ResultBoard()
    board.begin(
      try job(0), rowCount: 1, tileCount: 2, times: StageTimes()
    )
    board.add(tile(of: 0))
    #expect(board.takeFinished().isEmpty)
    board.add(tile(of: 0))
    #expect(board.takeFinished().count == 1)
  }

  @Test func aJobWithoutAPictureHoldsNobodyUp() throws {
    var board = ResultBoard()
    board.skip(try job(0))
    board.begin(
      try job(1), rowCount: 1, tileCount: 1, times: StageTimes()
    )
    board.add(tile(of: 1))
    #expect(board.takeFinished().map(\.configuration.width) == [321])
  }

  @Test func finishedJobsAreGivenPastOneThatNeverWillBe() throws {
    var board = ResultBoard()
    for index in 0..<3 { board.begin(try job(index), rowCount: 1, tileCount: 1, times: StageTimes()) }
    board.add(tile(of: 2))
    board.add(tile(of: 1))
    #expect(board.takeAllFinished().map(\.configuration.width) == [321, 322])
    #expect(board.takeAllFinished().isEmpty)
  }

  @Test func brokenImagesOfAJobComeInOneOrderWhateverFinishesFirst() throws {
    var board = ResultBoard()
    board.begin(try job(0), rowCount: 1, tileCount: 2, times: StageTimes())
    for images in [["b.png is broken", "c.png is broken"], ["a.png is broken", "b.png is broken"]] {
      board.add(TileResult(job: 0, times: StageTimes(), brokenImages: images))
    }
    let images = board.takeFinished().map(\.brokenImages)
    #expect(images == [["a.png is broken", "b.png is broken", "c.png is broken"]])
  }
}
