import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// Compares the heights that tables were told with what cells, headers and footers lay out.
@MainActor
struct HeightCheck {
  private var classes: [String: ClassHeights] = [:]
  /// The rows of each class in the circumstances at hand.
  private var current: [String: RowHeights] = [:]

  /// Takes a row, a header or a footer in, and tells what is wrong with it alone.
  mutating func look(at part: EveryView.Shown, in shown: ShownEntry, _ found: (Finding) -> Void) {
    if let cell = part.view as? UITableViewCell {
      guard let path = part.path,
        let row = MeasuredRow(of: cell, seenIn: part.tree, at: path, in: shown.place)
      else { return }
      if let finding = row.overflowFinding { found(finding) }
      classes[row.owner, default: ClassHeights()].add(row)
      current[row.owner, default: RowHeights()].add(row)
    } else if part.view.superview is UITableView {
      for finding in SectionHeight(of: part.tree, named: part.name, in: shown.place).findings {
        found(finding)
      }
    }
  }

  /// Tells what is wrong among all rows of these circumstances.
  mutating func endCircumstances(_ found: (Finding) -> Void) {
    for rows in current.sorted(by: { $0.key < $1.key }) { rows.value.excess.forEach(found) }
    current = [:]
  }

  /// What is wrong in all rows of a class, in all circumstances.
  func findingsOfAll() -> [Finding] {
    classes.sorted { $0.key < $1.key }.flatMap { [$1.excess, $1.forgottenMargin].compactMap { $0 } }
  }
}
