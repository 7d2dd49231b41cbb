import CellSnapshots
import Foundation
import UIKit

/// Compares the height that a table was told of a row with what the cell lays out.
@MainActor
struct HeightCheck {
  let shown: ShownEntry
  let rowLimit: Int
  /// A line of text more than below the other rows of the class is no matter of design, in points.
  private static let slack: CGFloat = 20
  /// More than this below the content of a cell's only row can be no margin, in points.
  private static let mostMargin: CGFloat = 44

  private struct Row {
    var path: IndexPath
    var owner: String
    var height: CGFloat
    var content: LintTree.Extent
  }

  func findings() -> [Finding] {
    shown.tables.flatMap { table in
      let rows = TableRows(of: table, limit: rowLimit)
      let measured = rows.paths.compactMap { path -> Row? in
        guard let cell = rows.freshCell(at: path) else { return nil }
        let tree = LintTree(of: cell.contentView)
        guard let content = tree.verticalExtent else { return nil }
        return Row(
          path: path, owner: String(describing: type(of: cell)), height: cell.bounds.height, content: content)
      }
      return Dictionary(grouping: measured, by: \.owner).sorted { $0.key < $1.key }.flatMap {
        findings(in: $0.value)
      }
    }
  }

  private func findings(in rows: [Row]) -> [Finding] {
    let margins = rows.map { $0.height - $0.content.bottom }
    let usual = margins.min().map { max($0, 0) } ?? 0
    return zip(rows, margins).compactMap { row, margin in
      if row.content.frameBottom > row.height + 0.5 || row.content.frameTop < -0.5 {
        let end = row.content.frameTop < -0.5 ? row.content.frameTop : row.content.frameBottom
        let name = row.content.frameTop < -0.5 ? row.content.topmost : row.content.lowest
        return finding(
          row, name, expected: "everything between 0 and \(PlainNumber.text(row.height))",
          actual: "content at \(number(end))")
      }
      let most = rows.count > 1 ? usual + Self.slack : max(Self.mostMargin, usual)
      guard margin > max(most, rows.count > 1 ? 0 : Self.mostMargin),
        rows.count > 1 || margin > Self.mostMargin
      else { return nil }
      return finding(
        row, nil, expected: "a height of about \(number(row.content.bottom + (rows.count > 1 ? usual : 0)))",
        actual: "\(number(row.height)), \(number(margin)) below the content")
    }
  }

  private func finding(_ row: Row, _ view: ViewName?, expected: String, actual: String) -> Finding {
    Finding(
      .height, in: shown.place, row: row.path, owner: row.owner, view: view?.property,
      viewClass: view?.className, expected: expected, actual: actual, reproduction: "")
  }

  private func number(_ value: CGFloat) -> String { PlainNumber.text((value * 100).rounded() / 100) }
}
