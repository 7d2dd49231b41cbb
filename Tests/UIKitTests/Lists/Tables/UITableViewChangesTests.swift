import Foundation
import Testing

@testable import UIKit

@MainActor struct UITableViewChangesTests {
  @Test func `inserting a row keeps the other cells`() {
    let probe = TableProbe(2)
    let table = probe.table()
    table.layoutIfNeeded()
    let cells = table.visibleCells
    probe.calls = []
    probe.counts = [3]
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    table.layoutIfNeeded()
    #expect(table.visibleCells.first === cells[0])
    #expect(table.visibleCells.last === cells[1])
    #expect(cells[1].frame.minY == CGFloat(2 * 50))
    #expect(probe.calls.suffix(2) == ["cell 0.1", "show 0.1"])
  }

  @Test func `deleting a row keeps the other cells`() {
    let probe = TableProbe(3)
    let table = probe.table()
    table.layoutIfNeeded()
    let last = table.visibleCells[2]
    probe.counts = [2]
    table.beginUpdates()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(table.visibleCells[1] === last)
  }

  @Test func `a reloaded row is requested again`() {
    let probe = TableProbe(2)
    let table = probe.table()
    table.layoutIfNeeded()
    probe.calls = []
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(probe.calls.filter { $0.hasPrefix("cell") } == ["cell 0.1"])
  }

  @Test func `an empty batch of updates asks for heights again`() {
    let probe = TableProbe(2)
    let table = probe.table()
    table.layoutIfNeeded()
    probe.height = { _ in 70 }
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 70] as [CGFloat])
  }

  @Test func `the selection moves with its row`() {
    let probe = TableProbe(2)
    let table = probe.table()
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    probe.counts = [3]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func `inconsistent row counts reload everything`() {
    let probe = TableProbe(2)
    let table = probe.table()
    table.layoutIfNeeded()
    probe.counts = [4]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 4)
  }
}
