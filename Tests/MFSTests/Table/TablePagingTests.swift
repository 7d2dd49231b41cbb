import MFS
import Testing
import UIKit

extension MFSTests {
  struct TablePagingTests {
    /// Whether each table of 100 points with this much content left begins to load, one after the other.
    private func begins(_ paging: inout TablePaging, remaining: CGFloat..., tableHeight: CGFloat = 100)
      -> [Bool]
    {
      remaining.map { paging.beginIfNeeded(remaining: $0, tableHeight: tableHeight) }
    }

    @Test func moreThan1Point1HeightsLeftFetchesNothing() {
      var paging = TablePaging()
      let begun = begins(&paging, remaining: 111)
      #expect(begun == [false])
      #expect(paging.phase == .idle)
    }

    @Test func atMost1Point1HeightsLeftSetsTheFlag() {
      var paging = TablePaging()
      let begun = begins(&paging, remaining: 110)
      #expect(begun == [true])
      #expect(paging.isLoading)
    }

    @Test func nothingIsFetchedTwiceAtOnce() {
      var paging = TablePaging()
      let begun = begins(&paging, remaining: 0, 0)
      #expect(begun == [true, false])
    }

    @Test func theEndClearsTheFlag() {
      var paging = TablePaging()
      _ = begins(&paging, remaining: 0)
      paging.end(pageIsEmpty: false)
      let begun = begins(&paging, remaining: 0)
      #expect(begun == [true])
    }

    @Test func anEmptyPageIsTheLast() {
      var paging = TablePaging()
      _ = begins(&paging, remaining: 0)
      paging.end(pageIsEmpty: true)
      let begun = begins(&paging, remaining: 0)
      #expect(begun == [false])
      #expect(paging.phase == .finished)
    }

    @Test func aFailureAllowsAnotherTry() {
      var paging = TablePaging()
      _ = begins(&paging, remaining: 0)
      paging.fail()
      #expect(paging.phase == .idle)
    }

    @Test func aTableWithoutAHeightFetchesNothing() {
      var paging = TablePaging()
      let begun = begins(&paging, remaining: 0, tableHeight: 0)
      #expect(begun == [false])
    }
  }
}
