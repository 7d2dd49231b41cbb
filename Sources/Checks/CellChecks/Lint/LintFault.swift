import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// A fault that a rule found in a view.
struct LintFault {
  let rule: CheckRule
  let view: FindingViewName
  let expected: String
  let actual: String

  @MainActor
  init(_ rule: CheckRule, _ view: UIView, expected: String, actual: String) {
    self.rule = rule
    self.view = FindingViewName(of: view)
    self.expected = expected
    self.actual = actual
  }
}

extension CheckFinding {
  /// - Parameter name: The name of the row, header, footer or item.
  init(_ fault: LintFault, row: IndexPath?, name: String?, in place: EntryPlace) {
    self.init(
      fault.rule, in: place, row: row, owner: fault.view.owner, view: fault.view.property,
      viewClass: fault.view.className, expected: fault.expected, actual: fault.actual, reproduction: "")
    rowName = name
  }
}
