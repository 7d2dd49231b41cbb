import Foundation
import Testing

@testable import UIKit

@MainActor struct UITableViewTests {
  @Test func `a table asks in UIKit's order`() {
    let probe = TableProbe(2, 1)
    probe.table().layoutIfNeeded()
    #expect(
      probe.calls == [
        "sections", "rows 0", "rows 1", "height 0.0", "height 0.1", "height 1.0", "cell 0.0", "show 0.0",
        "cell 0.1", "show 0.1", "cell 1.0", "show 1.0",
      ])
  }

  @Test func `rows are placed below each other`() {
    let probe = TableProbe(3)
    probe.height = { CGFloat(40 + 10 * $0.row) }
    let table = probe.table()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 90] as [CGFloat])
    #expect(table.visibleCells.map(\.frame.height) == [40, 50, 60] as [CGFloat])
    #expect(table.visibleCells[2].frame == CGRect(x: 0, y: 40 + 50, width: 320, height: 60))
    #expect(table.contentSize == CGSize(width: 320, height: 40 + 50 + 60))
  }

  @Test func `only visible rows have cells`() {
    let table = TableProbe(100).table(height: 200)
    table.contentOffset.y = 75
    table.layoutIfNeeded()
    // 75 is in row 1, 275 in row 5.
    #expect(table.indexPathsForVisibleRows == (1...5).map { IndexPath(row: $0, section: 0) })
    table.contentOffset.y = 100
    // Row 6 begins at 300, where the bounds end.
    #expect(table.indexPathsForVisibleRows == (2...5).map { IndexPath(row: $0, section: 0) })
  }

  @Test func `a long table makes one cell more than fits the screen`() {
    ProbeCell.made = 0
    let table = TableProbe(10_000).table(height: 200)
    for offset in stride(from: CGFloat(0), through: 10_000 * 50 - 200, by: 170) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
    #expect(ProbeCell.made == 5)
    #expect(table.subviews.count <= 5)
  }

  @Test func `a cell is prepared once per reuse`() {
    let table = TableProbe(100).table(height: 100)
    table.layoutIfNeeded()
    let first = table.visibleCells.compactMap { $0 as? ProbeCell }
    #expect(first.map(\.reuses) == [0, 0])
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(first.map(\.reuses) == [1, 1])
    #expect(first.allSatisfy { $0.superview === table })
  }

  @Test func `a cell that leaves is reported before others are made`() {
    let probe = TableProbe(10)
    let table = probe.table(height: 100)
    table.layoutIfNeeded()
    probe.calls = []
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(probe.calls == ["scroll 50", "end 0.0", "cell 0.2", "show 0.2"])
  }

  @Test func `uniform rows are not measured one by one`() {
    final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let source = Plain()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    #expect(table.contentSize.height == CGFloat(100_000 * 44))
    table.contentOffset.y = 50_000 * 44
    #expect(table.visibleCells.count == 2)
    #expect(
      table.indexPathForRow(at: CGPoint(x: 0, y: 70_000 * 44 + 43)) == IndexPath(row: 70_000, section: 0))
  }

  @Test func `headers and footers have their given heights`() {
    let probe = TableProbe(1, 1)
    probe.headerHeight = 30
    probe.footerHeight = 20
    let table = probe.table()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 1))
        == CGRect(x: 0, y: 30 + 50 + 20 + 30, width: 320, height: 50))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 100, width: 320, height: 30 + 50 + 20))
    #expect(table.rectForFooter(inSection: 1).maxY == table.contentSize.height)
  }

  @Test func `a plain header stays visible until its section ends`() {
    let probe = TableProbe(4, 4)
    probe.headerHeight = 30
    probe.titles = [0: "A", 1: "B"]
    let table = probe.table(height: 200)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == CGFloat(100))
    // The section ends at 30 + 4 * 50 = 230 and pushes its header out.
    table.contentOffset.y = 215
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == CGFloat(230 - 30))
    #expect(table.headerView(forSection: 1)?.frame.minY == CGFloat(230))
  }

  @Test func `no header floats in a part that is drawn for a picture`() {
    let probe = TableProbe(4, 4)
    probe.headerHeight = 30
    probe.titles = [0: "A", 1: "B"]
    let table = probe.table(height: 200)
    table.layoutRows(in: CGRect(x: 0, y: 100, width: 320, height: 150))
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == CGFloat(230))
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [1, 2, 3])
    table.layoutRowsInBounds()
    #expect(table.headerView(forSection: 0)?.frame.minY == CGFloat(0))
  }

  @Test func `tiles of a tall table hold few cells`() {
    ProbeCell.alive = 0
    let table = TableProbe(1000).table()
    table.layoutRows(in: CGRect(x: 0, y: 0, width: 320, height: 500))
    table.frame.size.height = table.contentSize.height
    for tile in 1..<100 {
      table.layoutRows(in: CGRect(x: 0, y: CGFloat(tile) * 500, width: 320, height: 500))
      #expect(table.subviews.count == 10)
      #expect(ProbeCell.alive == 10)
    }
  }

  @Test func `a table's own header and footer enclose the rows`() {
    let table = TableProbe(2).table()
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == CGFloat(70))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 70 + 2 * 50, width: 320, height: 25))
    #expect(table.contentSize.height == CGFloat(70 + 2 * 50 + 25))
  }

  @Test func `automatic rows have their cell's fitting height`() {
    let probe = TableProbe(3)
    probe.height = { _ in UITableView.automaticDimension }
    probe.configure = { cell, path in (cell as? ProbeCell)?.fitting = CGFloat(60 + path.row) }
    let table = probe.table()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 60, 60 + 61] as [CGFloat])
    #expect(table.contentSize.height == CGFloat(60 + 61 + 62))
  }

  @Test func `rows out of sight keep their estimated height until resolved`() {
    let probe = TableProbe(100)
    probe.height = { _ in 80 }
    let table = probe.table(height: 160)
    table.estimatedRowHeight = 30
    table.layoutIfNeeded()
    #expect(table.contentSize.height == CGFloat(2 * 80 + 98 * 30))
    table.resolveHeights()
    #expect(table.contentSize.height == CGFloat(100 * 80))
  }

  @Test func `resolving automatic heights keeps at most 256 cells`() {
    ProbeCell.alive = 0
    let probe = TableProbe(1000)
    probe.height = { _ in UITableView.automaticDimension }
    let table = probe.table(height: 88)
    table.resolveHeights()
    #expect(ProbeCell.alive == 256)
    #expect(table.contentSize.height == CGFloat(1000 * 44))
  }

  @Test func `a new width asks for heights again and keeps the cells`() {
    let probe = TableProbe(2)
    let table = probe.table()
    table.layoutIfNeeded()
    let cells = table.visibleCells
    probe.calls = []
    table.frame.size.width = 480
    table.layoutIfNeeded()
    #expect(probe.calls == ["height 0.0", "height 0.1"])
    #expect(table.visibleCells == cells)
    #expect(cells[1].frame == CGRect(x: 0, y: 50, width: 480, height: 50))
  }

  @Test func `a reload asks for everything again`() {
    let probe = TableProbe(1)
    let table = probe.table()
    table.layoutIfNeeded()
    probe.calls = []
    probe.counts = [2]
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.layoutIfNeeded()
    #expect(
      probe.calls == [
        "end 0.0", "sections", "rows 0", "height 0.0", "height 0.1", "cell 0.0", "show 0.0", "cell 0.1",
        "show 0.1",
      ])
  }

  @Test func `invalid heights count as zero`() {
    let probe = TableProbe(3)
    probe.height = { [.nan, .infinity, 20][$0.row] }
    let table = probe.table()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 20)])
  }

  @Test func `a table without a valid width has no visible cells`() {
    let table = TableProbe(3).table()
    table.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: .nan)
    table.layoutIfNeeded()
    table.frame = .zero
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }

  @Test func `scrolling to a row stops at the end of the content`() {
    let table = TableProbe(20).table(height: 200)
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == CGFloat(10 * 50))
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .middle, animated: false)
    #expect(table.contentOffset.y == CGFloat(10 * 50 + 25 - 100))
    table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == CGFloat(20 * 50 - 200))
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == CGFloat(0))
  }

  @Test func `subviews are in the order of their rows`() {
    let table = TableProbe(100).table(height: 200)
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    table.contentOffset.y = 425
    table.layoutIfNeeded()
    #expect(table.subviews.map(\.frame.minY) == [400, 450, 500, 550, 600] as [CGFloat])
  }

  @Test func `a subclass of the table controller feeds its table`() {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "cell")
          ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
    }
    let controller = Controller(style: .grouped)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["Row 0", "Row 1"])
    #expect(controller.tableView.contentSize.height == CGFloat(35 + 2 * 60 + 17.5))
  }
}
