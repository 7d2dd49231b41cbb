import Foundation
import UIKit

/// Looks at every cell, and at what is around the cells, for what cannot be read, told apart or touched.
@MainActor
struct LintCheck {
  let shown: ShownEntry
  let rules: Set<CheckRule>
  let rowLimit: Int

  func findings() -> [Finding] {
    var findings: [Finding] = []
    for table in shown.tables {
      let rows = TableRows(of: table, limit: rowLimit)
      for path in rows.paths {
        guard let cell = rows.freshCell(at: path) else { continue }
        findings += self.findings(in: LintTree(of: cell), row: path)
      }
      findings += TableSections.findings(in: table, limit: rowLimit) {
        self.findings(in: LintTree(of: $0), row: nil)
      }
      table.forgetCells()
      table.layoutRowsInBounds()
    }
    return findings
      + self.findings(
        in: LintTree(of: shown.content.view) {
          $0 is UITableViewCell || ($0.superview as? UITableView)?.isSectionView($0) == true
        }, row: nil)
  }

  private func findings(in tree: LintTree, row: IndexPath?) -> [Finding] {
    faults(in: tree).map { fault in
      Finding(
        fault.rule, in: shown.place, row: row, owner: fault.view.owner, view: fault.view.property,
        viewClass: fault.view.className, expected: fault.expected, actual: fault.actual, reproduction: "")
    }
  }

  private func faults(in tree: LintTree) -> [LintFault] {
    rules.sorted { $0.rawValue < $1.rawValue }.flatMap { rule -> [LintFault] in
      switch rule {
      case .truncation: TruncationRule.faults(in: tree)
      case .overlap: OverlapRule.faults(in: tree)
      case .outside: OutsideRule.faults(in: tree)
      case .zeroSize: ZeroSizeRule.faults(in: tree)
      case .missingGlyph: MissingGlyphRule.faults(in: tree)
      case .offPixel:
        OffPixelRule.faults(in: tree, scale: shown.place.circumstances.configuration.scale)
      case .touchTarget: TouchTargetRule.faults(in: tree)
      case .contrast: ContrastRule.faults(in: tree)
      case .stretchedImage: StretchedImageRule.faults(in: tree)
      case .reuse, .rotation, .background, .purity, .idle, .height: []
      }
    }
  }
}

extension UITableView {
  fileprivate func isSectionView(_ view: UIView) -> Bool {
    shownHeaders.values.contains(view) || shownFooters.values.contains(view)
  }
}
