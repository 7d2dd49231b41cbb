import MFS
import Testing
import UIKit

extension MFSTests {
  struct MFSTablePagingTests {
    /// Returns for each remaining height whether a table begins to load, one after the other. The table is
    /// 100 points high unless specified.
    private func begins(_ paging: inout MFSTablePaging, remaining: CGFloat..., tableHeight: CGFloat = 100)
      -> [Bool]
    {
      remaining.map { paging.beginIfNeeded(remaining: $0, tableHeight: tableHeight) }
    }

    @Test func `nothing is loaded with more than 1.1 heights left`() {
      var paging = MFSTablePaging()
      let begun = begins(&paging, remaining: 111)
      #expect(begun == [false])
      #expect(paging.phase == .idle)
    }

    @Test func `loading begins with 1.1 heights left`() {
      var paging = MFSTablePaging()
      let begun = begins(&paging, remaining: 110)
      #expect(begun == [true])
      #expect(paging.isLoading)
    }

    @Test func `nothing is loaded while a page is loading`() {
      var paging = MFSTablePaging()
      let begun = begins(&paging, remaining: 0, 0)
      #expect(begun == [true, false])
    }

    @Test func `loading may begin again after a page`() {
      var paging = MFSTablePaging()
      _ = begins(&paging, remaining: 0)
      paging.end(pageIsEmpty: false)
      let begun = begins(&paging, remaining: 0)
      #expect(begun == [true])
    }

    @Test func `an empty page is the last one`() {
      var paging = MFSTablePaging()
      _ = begins(&paging, remaining: 0)
      paging.end(pageIsEmpty: true)
      let begun = begins(&paging, remaining: 0)
      #expect(begun == [false])
      #expect(paging.phase == .finished)
    }

    @Test func `loading may begin again after a failure`() {
      var paging = MFSTablePaging()
      _ = begins(&paging, remaining: 0)
      paging.fail()
      #expect(paging.phase == .idle)
    }

    @Test func `a table without a height loads nothing`() {
      var paging = MFSTablePaging()
      let begun = begins(&paging, remaining: 0, tableHeight: 0)
      #expect(begun == [false])
    }
  }
}
