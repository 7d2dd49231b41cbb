import Foundation
import Testing

@testable import MFS

extension MFSTests {
  struct AppendedRowsTests {
    private let rows = (0..<4).map { RowViewModel(id: $0) }

    private func sections(_ places: [Int]...) -> [MFSTableSection] {
      places.map { MFSTableSection($0.map { rows[$0] }) }
    }

    @Test func `rows and sections after the old ones are appended`() {
      let appended = AppendedRows(from: sections([0]), to: sections([0, 1], [2], []))
      #expect(appended?.rows == [IndexPath(row: 1, section: 0)])
      #expect(appended?.sections == IndexSet([1, 2]))
    }

    @Test func `any other change is not an appending`() {
      #expect(AppendedRows(from: sections([0], [1]), to: sections([0])) == nil)
      #expect(AppendedRows(from: sections([0, 1]), to: sections([0], [1])) == nil)
      #expect(AppendedRows(from: sections([0, 1]), to: sections([1, 0, 2])) == nil)
    }

    @Test func `equal sections have nothing appended`() {
      let appended = AppendedRows(from: sections([0]), to: sections([0]))
      #expect(appended?.rows == [])
      #expect(appended?.sections == IndexSet())
    }
  }
}
