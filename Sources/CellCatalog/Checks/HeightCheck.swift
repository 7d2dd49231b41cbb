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
    /// Kept, for the views that are named.
    var cell: UITableViewCell
    var height: CGFloat
    var content: LintTree.Extent

    @MainActor var owner: String { String(describing: type(of: cell)) }
  }

  func findings() -> [Finding] {
    shown.tables.flatMap { table in
      let rows = TableRows(of: table, limit: rowLimit)
      let measured = rows.paths.compactMap { path -> Row? in
        guard let cell = rows.freshCell(at: path) else { return nil }
        let tree = LintTree(of: cell.contentView)
        guard let content = tree.verticalExtent else { return nil }
        return Row(
          path: path, cell: cell, height: cell.bounds.height, content: content)
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
        let view = row.content.frameTop < -0.5 ? row.content.topmost : row.content.lowest
        return finding(
          row, view, expected: "everything between 0 and \(PlainNumber.text(row.height))",
          actual: "content at \(number(end))")
      }
      let isAlone = rows.count == 1
      guard margin > (isAlone ? Self.mostMargin : usual + Self.slack) else { return nil }
      return finding(
        row, nil, expected: "a height of about \(number(row.content.bottom + (isAlone ? 0 : usual)))",
        actual: "\(number(row.height)), \(number(margin)) below the content")
    }
  }

  private func finding(_ row: Row, _ view: UIView?, expected: String, actual: String) -> Finding {
    let name = view.map { ViewName(of: $0) }
    return Finding(
      .height, in: shown.place, row: row.path, owner: row.owner, view: name?.property,
      viewClass: name?.className, expected: expected, actual: actual, reproduction: "")
  }

  private func number(_ value: CGFloat) -> String { PlainNumber.text((value * 100).rounded() / 100) }
}
