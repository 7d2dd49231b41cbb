import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// A check that compares the heights that tables use with the layouts of cells, headers and footers.
@MainActor
struct HeightCheck {
  private var classes: [String: ClassHeights] = [:]
  /// The rows of each class in the current circumstances.
  private var current: [String: ComparedRows] = [:]

  /// Examines a row, a header or a footer, and reports its own faults.
  mutating func look(at part: EveryView.Shown, in shown: ShownEntry, _ found: (CheckFinding) -> Void) {
    if let cell = part.view as? UITableViewCell {
      guard let path = part.path,
        let row = MeasuredRow(of: cell, seenIn: part.tree, at: path, in: shown.place)
      else { return }
      if let finding = row.overflowFinding { found(finding) }
      classes[row.owner, default: ClassHeights()].add(row)
      current[row.owner, default: ComparedRows()].add(row)
    } else if part.view.superview is UITableView {
      for finding in SectionHeight(of: part.tree, named: part.name, in: shown.place).findings {
        found(finding)
      }
    }
  }

  /// Reports the faults among all rows of these circumstances.
  mutating func endCircumstances(_ found: (CheckFinding) -> Void) {
    for rows in current.sorted(by: { $0.key < $1.key }) { rows.value.excess.forEach(found) }
    current = [:]
  }

  /// Returns the faults that all rows of a class have, in all circumstances.
  func findingsOfAll() -> [CheckFinding] {
    classes.sorted { $0.key < $1.key }.flatMap { [$1.excess, $1.forgottenMargin].compactMap { $0 } }
  }
}
