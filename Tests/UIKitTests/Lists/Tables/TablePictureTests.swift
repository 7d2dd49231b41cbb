import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// Tests of tables that are drawn with all their rows and whose cells are never reset.
@MainActor struct TablePictureTests {
  private func sloppyProbe(_ counts: Int) -> TableProbe {
    let probe = TableProbe(counts)
    probe.height = { _ in UITableView.automaticDimension }
    probe.configure = { cell, path in
      if path.row.isMultiple(of: 3) { cell.accessoryType = .checkmark }
      if path.row.isMultiple(of: 5) { cell.backgroundColor = .systemYellow }
      (cell as? ProbeCell)?.fitting = path.row.isMultiple(of: 4) ? 60 : 44
    }
    return probe
  }

  /// The rows whose cells have the style of another row, or lack their own.
  private func wrongRows(of table: UITableView) -> [Int] {
    (table.indexPathsForVisibleRows ?? []).filter { path in
      guard let cell = table.cellForRow(at: path) else { return true }
      return (cell.accessoryType == .checkmark) != path.row.isMultiple(of: 3)
        || (cell.backgroundColor == .systemYellow) != path.row.isMultiple(of: 5)
    }.map(\.row)
  }

  @Test func `every row of a picture looks like a new cell`() {
    let table = sloppyProbe(40).table(height: 300)
    table.layoutIfNeeded()
    table.resolveHeights()
    table.layoutRows(in: CGRect(origin: .zero, size: table.contentSize))
    #expect(table.visibleCells.count == 40)
    #expect(wrongRows(of: table).isEmpty)
    #expect(table.contentSize.height == CGFloat(10 * 60 + 30 * 44))
  }

  @Test func `a row looks the same in every tile`() {
    let table = sloppyProbe(400).table(height: 300)
    table.layoutIfNeeded()
    table.resolveHeights()
    for top in stride(from: CGFloat(0), to: table.contentSize.height, by: 1000) {
      table.layoutRows(in: CGRect(x: 0, y: top, width: 320, height: 1000))
      #expect(wrongRows(of: table).isEmpty)
    }
  }

  @Test func `the cell that was measured is the one shown`() {
    let probe = sloppyProbe(40)
    let table = probe.table(height: 300)
    table.resolveHeights()
    table.layoutRows(in: CGRect(origin: .zero, size: table.contentSize))
    let bound = probe.calls.filter { $0.hasPrefix("cell") }
    #expect(bound == (0..<40).map { "cell 0.\($0)" })
  }

  @Test func `cells are reused again after a picture`() {
    let table = sloppyProbe(40).table(height: 100)
    table.layoutRows(in: CGRect(x: 0, y: 0, width: 320, height: 500))
    table.layoutRowsInBounds()
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { ($0 as? ProbeCell)?.reuses == 1 })
  }

  @Test func `a measured header does not affect later headers`() {
    final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = "Section"
        if section == 2 { header?.textLabel?.textColor = .systemRed }
        return header
      }
    }
    let source = Headers()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    let colors = (0..<3).map { table.headerView(forSection: $0)?.textLabel?.textColor }
    #expect(colors.map { $0 == .systemRed } == [false, false, true])
  }
}
