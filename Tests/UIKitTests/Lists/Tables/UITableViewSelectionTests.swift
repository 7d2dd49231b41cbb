import Foundation
import Testing

@testable import UIKit

@MainActor struct UITableViewSelectionTests {
  @Test func `a selection is set through the cell's property`() {
    let table = TableProbe(3).table()
    table.layoutIfNeeded()
    let cell = table.visibleCells[1] as? ProbeCell
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(cell?.selections == [true, false])
  }

  @Test func `setting isSelected calls setSelected once`() {
    final class Counting: UITableViewCell {
      var calls: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append(selected)
      }
    }
    let cell = Counting(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    #expect(cell.isSelected)
    #expect(cell.calls == [true])
  }

  @Test func `only one row is selected by default`() {
    let table = TableProbe(3).table()
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func `a tap calls the delegate`() {
    let probe = TableProbe(3)
    let table = probe.table()
    table.tapRow(at: IndexPath(row: 0, section: 0))
    table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(probe.calls.suffix(3) == ["select 0.0", "deselect 0.0", "select 0.1"])
  }

  @Test func `a selected row is selected again when it returns`() {
    let table = TableProbe(100).table(height: 100)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected) == [true, false])
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected) == [false, false])
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected) == [true, false])
  }

  @Test func `the background of a selected cell is behind its content`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    #expect(cell.subviews.first?.backgroundColor == .systemGray4)
    #expect(cell.subviews.last === cell.contentView)
    cell.isSelected = false
    #expect(cell.subviews == [cell.contentView])
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(cell.subviews == [cell.contentView])
  }
}
