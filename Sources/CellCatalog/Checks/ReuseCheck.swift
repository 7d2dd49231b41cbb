import CellSnapshots
import Foundation
import UIKit

/// Shows rows one after the other by one cell and compares it with a new one.
@MainActor
struct ReuseCheck {
  let shown: ShownEntry
  /// The most pairs of rows of a table.
  let budget: Int
  let rowLimit: Int

  func findings() -> [Finding] {
    shown.tables.flatMap { findings(in: TableRows(of: $0, limit: rowLimit)) }
  }

  private func findings(in rows: TableRows) -> [Finding] {
    var fresh: [IndexPath: ReusablePicture] = [:]
    var known: [RowPairs.Row] = []
    for path in rows.paths {
      guard let cell = rows.freshCell(at: path) else { continue }
      let picture = ReusablePicture(of: cell)
      fresh[path] = picture
      known.append(picture.row(at: path, identifier: cell.reuseIdentifier))
    }
    return RowPairs.pairs(of: known, budget: budget).compactMap { pair in
      guard let expected = fresh[pair.second], let cell = rows.reusedCell(at: pair.second, after: pair.first)
      else { return nil }
      guard let difference = expected.difference(to: ReusablePicture(of: cell)) else { return nil }
      return Finding(
        .reuse, in: shown.place, row: pair.second, owner: String(describing: type(of: cell)),
        view: difference.view, viewClass: difference.viewClass, expected: difference.expected,
        actual: difference.actual,
        reproduction: pair.first == pair.second
          ? "shown twice by one cell" : "after \(shown.place.name(ofRow: pair.first))")
    }
  }
}

/// A cell's look, and what it does when it is touched or read aloud.
@MainActor
private struct ReusablePicture {
  let picture: ViewPicture
  let behaviour: [ViewBehaviour]

  init(of cell: UITableViewCell) {
    picture = ViewPicture(of: cell)
    behaviour = ViewBehaviour.all(in: cell)
  }

  func difference(to actual: ReusablePicture) -> ViewDifference? {
    picture.difference(to: actual.picture)
      ?? ViewBehaviour.difference(expected: behaviour, actual: actual.behaviour, owner: picture.className)
  }

  func row(at path: IndexPath, identifier: String?) -> RowPairs.Row {
    let views = picture.layout.shownViews
    return RowPairs.Row(
      path: path, kind: "\(identifier ?? "") \(picture.className)", height: picture.layout.size.height,
      viewCount: views.count, imageCount: views.filter { $0.attributes["image"] != nil }.count,
      textLength: views.reduce(0) { $0 + ($1.text?.count ?? 0) })
  }
}
