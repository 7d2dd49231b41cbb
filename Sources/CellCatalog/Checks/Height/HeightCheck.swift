import CellSnapshots
import Foundation
import UIKit

/// Compares the heights that tables were told with what cells, headers and footers lay out.
@MainActor
struct HeightCheck {
  let rowLimit: Int
  /// A line of text more than below the other rows of the class is no matter of design, in points.
  private static let slack: CGFloat = 20
  private var measured: [MeasuredRow] = []

  init(rowLimit: Int) {
    self.rowLimit = rowLimit
  }

  /// What is wrong in some circumstances; rows are kept for `findingsOfAll()`.
  mutating func findings(in shown: ShownEntry) -> [Finding] {
    var findings: [Finding] = []
    for table in shown.tables {
      let rows = TableRows(of: table, limit: rowLimit)
      var classes: [String: [MeasuredRow]] = [:]
      for path in rows.paths {
        guard let cell = rows.freshCell(at: path), let row = MeasuredRow(of: cell, at: path, in: shown.place)
        else { continue }
        findings += Self.overflow(of: row)
        classes[row.owner, default: []].append(row)
      }
      for rows in classes.sorted(by: { $0.key < $1.key }).map(\.value) {
        findings += Self.excess(among: rows)
      }
      measured += classes.sorted { $0.key < $1.key }.flatMap(\.value)
      findings += TableSections.findings(in: table, limit: rowLimit) {
        SectionHeight(of: $0, in: shown.place).findings
      }
      table.forgetCells()
      table.layoutRowsInBounds()
    }
    return findings
  }

  /// What is wrong in all rows of a class, in all circumstances.
  func findingsOfAll() -> [Finding] {
    Dictionary(grouping: measured, by: \.owner).sorted { $0.key < $1.key }.flatMap { _, rows in
      [ClassHeights(rows: rows).excess, ClassHeights(rows: rows).forgottenMargin].compactMap { $0 }
    }
  }

  private static func overflow(of row: MeasuredRow) -> [Finding] {
    guard let overflow = row.overflow else { return [] }
    return [
      row.finding(
        overflow.name, expected: "everything between 0 and \(FindingText.number(row.height))",
        actual: "content at \(FindingText.number(overflow.end))")
    ]
  }

  /// Of rows with more below their content than others of their class; rows of one height may keep room.
  private static func excess(among rows: [MeasuredRow]) -> [Finding] {
    guard Set(rows.map(\.height)).count > 1,
      let usual = rows.min(by: { $0.marginBelow < $1.marginBelow })
    else { return [] }
    let least = max(0, usual.marginBelow)
    return rows.filter { $0.overflow == nil && $0.marginBelow > least + slack }.map { row in
      row.finding(
        nil,
        expected: "a height of about \(FindingText.number(row.height - row.marginBelow + least)), with "
          + "\(FindingText.number(least)) below the content as in \(usual.rowName)",
        actual: "\(FindingText.number(row.height)), with \(FindingText.number(row.marginBelow)) below")
    }
  }
}
