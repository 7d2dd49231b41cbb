import Foundation
import Testing

@testable import MFS

extension MFSTests {
  struct AppendedRowsTests {
    private let rows = (0..<4).map { RowViewModel(id: $0) }

    private func sections(_ places: [Int]...) -> [TableSection] {
      places.map { TableSection($0.map { rows[$0] }) }
    }

    @Test func rowsAndSectionsBehindOthersAreAppended() {
      let appended = AppendedRows(from: sections([0]), to: sections([0, 1], [2], []))
      #expect(appended?.rows == [IndexPath(row: 1, section: 0)])
      #expect(appended?.sections == IndexSet([1, 2]))
    }

    @Test func anythingElseIsNoAppending() {
      #expect(AppendedRows(from: sections([0], [1]), to: sections([0])) == nil)
      #expect(AppendedRows(from: sections([0, 1]), to: sections([0], [1])) == nil)
      #expect(AppendedRows(from: sections([0, 1]), to: sections([1, 0, 2])) == nil)
    }

    @Test func nothingMoreIsNothing() {
      let appended = AppendedRows(from: sections([0]), to: sections([0]))
      #expect(appended?.rows == [])
      #expect(appended?.sections == IndexSet())
    }
  }
}
