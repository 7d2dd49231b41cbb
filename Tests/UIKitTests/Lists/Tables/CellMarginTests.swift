import Foundation
import Testing

@testable import UIKit

/// Tests of cells whose layout margins an app sets.
@MainActor struct CellMarginTests {
  /// Returns the first cell of a grouped table with two rows that sets its margins.
  private func cell(_ margins: UIEdgeInsets) throws -> UITableViewCell {
    let probe = TableProbe(2)
    probe.configure = { cell, _ in
      cell.layoutMargins = margins
      cell.textLabel?.text = "A"
    }
    let table = probe.table(style: .grouped)
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    cell.layoutIfNeeded()
    return cell
  }

  private func separator(_ cell: UITableViewCell) -> CGRect? {
    cell.subviews.first { $0 is TableCellSeparator }?.frame
  }

  @Test func `text begins and ends at a cell's own margins`() throws {
    let label = try cell(UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)).textLabel
    #expect(label?.frame.minX == 30)
    #expect(label?.frame.maxX == CGFloat(320 - 40))
  }

  @Test func `text never comes nearer to the edge than an accessory`() throws {
    #expect(try cell(.zero).textLabel?.frame.minX == 16)
  }

  @Test func `without a margin, the separator ends at the edge`() throws {
    let line = try #require(separator(cell(.zero)))
    #expect(line.minX == 16)
    #expect(line.maxX == 320)
  }

  @Test func `a separator ends at a cell's own margin`() throws {
    #expect(try separator(cell(UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)))?.maxX == 280)
  }

  @Test func `without a margin, text beside an accessory goes to the content view's edge`() throws {
    let cell = try cell(.zero)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.maxX == cell.contentView.bounds.width)
  }
}
