import CellCatalog
import CellSnapshots
import Foundation
import MFS
import UIKit

/// A check that shows several rows with one cell, or several view models with one controller, and compares it with
/// a new one.
@MainActor
struct ReuseCheck: EntryCheck {
  static let checks: Set<CheckKind> = [.reuse]
  static let looksOnlyAtPlaces = true

  let shown: ShownEntry
  /// The maximum number of pairs of rows of a table.
  let budget: Int
  private var pairs = (tried: 0, all: 0)
  private var expanded = (tried: 0, all: 0)
  /// The maximum number of rows that are expanded and collapsed. For each of them the table is measured again.
  private static let expandedRowLimit = 8

  init(shown: ShownEntry, budget: Int) {
    self.shown = shown
    self.budget = budget
  }

  static func run(on entry: CheckedEntry, into report: inout CheckReport) throws {
    let settings = entry.settings
    try entry.show(for: .reuse, in: settings.widthCircumstances) { shown in
      let circumstances = shown.place.circumstances
      var check = ReuseCheck(
        shown: shown, budget: settings.pairLimit(atWidth: circumstances.configuration.width))
      report.add(check.findings(), of: entry.entry)
      guard circumstances == settings.plainCircumstances else { return }
      report.note(shown.samples(in: .reuse) + check.samples)
    }
  }

  /// The number of pairs and rows that were tried, out of those that are possible with the chosen rows.
  var samples: [Sample] {
    [(Sample.Kind.pairs, pairs), (.expandableRows, expanded)].map { kind, count in
      Sample(entry: shown.place.entry, check: .reuse, kind: kind, looked: count.tried, total: count.all)
    }
  }

  mutating func findings() -> [CheckFinding] {
    var findings: [CheckFinding] = []
    for items in shown.sampledItems {
      findings += self.findings(in: items)
      items.collection.showItemsInBounds()
    }
    for controller in shown.variedControllers {
      findings += self.findings(in: controller)
      findings += rebuildFindings(of: controller)
    }
    let headers = shown.sampledSections(.header)
    let footers = shown.sampledSections(.footer)
    for (index, rows) in shown.sampledRows.enumerated() {
      findings += self.findings(in: rows)
      findings += expansionFindings(in: rows)
      findings += self.findings(in: headers[index])
      findings += self.findings(in: footers[index])
    }
    return findings
  }

  private mutating func findings(in views: some ReusedViews) -> [CheckFinding] {
    var fresh: [IndexPath: ReusablePicture] = [:]
    var known: [RowPairs.Row] = []
    for path in views.paths {
      guard let view = views.freshView(at: path) else { continue }
      let picture = ReusablePicture(of: view)
      fresh[path] = picture
      known.append(picture.row(at: path, identifier: views.identifier(of: view)))
    }
    let chosen = RowPairs.pairs(of: known, budget: budget)
    pairs.tried += chosen.count
    pairs.all += RowPairs.count(of: known)
    return chosen.flatMap { pair -> [CheckFinding] in
      guard let expected = fresh[pair.second], let view = views.reusedView(at: pair.second, after: pair.first)
      else { return [] }
      let first = views.name(of: pair.first, in: shown.place)
      let isRow = view is UITableViewCell
      return self.findings(
        expected, view, row: isRow ? pair.second : nil,
        pair.first == pair.second
          ? "\(isRow ? "" : "\(first) ")shown twice by one \(isRow ? "cell" : view.viewController == nil ? "view" : "controller")"
          : isRow ? "after \(first)" : "\(views.name(of: pair.second, in: shown.place)) after \(first)")
    }
  }

  /// Shows a controller again in each way in which an app may do so, and returns the differences.
  private func rebuildFindings(of controller: ShownController) -> [CheckFinding] {
    let own = ShownController.own
    guard let expected = controller.freshView(at: own).map({ ReusablePicture(of: $0) }) else { return [] }
    let occasions: [(reproduction: String, used: () -> UIView?)] = [
      (
        "after its subviews were removed and built again",
        {
          let used = controller.fresh(at: own)
          used?.prepareUI()
          return used?.view
        }
      ),
      (
        "after it disappeared and appeared again",
        {
          let used = controller.fresh(at: own)
          controller.disappearAndAppear()
          return used?.view
        }
      ),
      (
        "after it had no view model",
        {
          let used = controller.freshWithoutViewModel()
          used.map { controller.show(own, by: $0) }
          return used?.view
        }
      ),
    ]
    return occasions.flatMap { occasion -> [CheckFinding] in
      guard let view = occasion.used() else { return [] }
      view.layoutIfNeeded()
      return findings(expected, view, row: nil, occasion.reproduction)
    }
  }

  /// Returns the differences after rows are expanded and collapsed while a cell shows them.
  private mutating func expansionFindings(in rows: TableRows) -> [CheckFinding] {
    let expandable = rows.paths.compactMap { path in
      rows.freshCell(at: path).flatMap(Self.expandableViewModel).map { (path, $0) }
    }
    let tried = expandable.prefix(Self.expandedRowLimit)
    expanded.tried += tried.count
    expanded.all += expandable.count
    return tried.flatMap { path, viewModel -> [CheckFinding] in
      let before = viewModel.isExpandText
      defer {
        viewModel.isExpandText = before
        rows.table.reloadData()
      }
      return [true, false].flatMap { isExpanded -> [CheckFinding] in
        viewModel.isExpandText = isExpanded
        rows.table.reloadData()
        guard let expected = rows.freshCell(at: path).map({ ReusablePicture(of: $0) }) else { return [] }
        viewModel.isExpandText = !isExpanded
        rows.table.reloadData()
        guard let used = rows.freshCell(at: path) else { return [] }
        viewModel.isExpandText = isExpanded
        rows.table.reloadData()
        guard let cell = rows.table.showRow(at: path), cell === used else { return [] }
        return self.findings(
          expected, cell, row: path,
          isExpanded ? "expanded while it was shown" : "collapsed while it was shown")
      }
    }
  }

  private static func expandableViewModel(of cell: UITableViewCell) -> (any MFSExpandable)? {
    func viewModel<Cell: UITableViewCell & MFSCell>(of cell: Cell) -> (any MFSExpandable)? {
      cell.viewModel as? any MFSExpandable
    }
    guard let cell = cell as? any UITableViewCell & MFSCell else { return nil }
    return viewModel(of: cell)
  }

  private func findings(
    _ expected: ReusablePicture, _ view: UIView, row: IndexPath?, _ reproduction: String
  ) -> [CheckFinding] {
    expected.differences(to: ReusablePicture(of: view)).map {
      CheckFinding(.reuse, in: shown.place, row: row, $0, reproduction: reproduction)
    }
  }
}
