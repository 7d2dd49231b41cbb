import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// What a rule found wrong with a view.
struct LintFault {
  let rule: CheckRule
  let view: ViewName
  let expected: String
  let actual: String

  @MainActor
  init(_ rule: CheckRule, _ view: UIView, expected: String, actual: String) {
    self.rule = rule
    self.view = ViewName(of: view)
    self.expected = expected
    self.actual = actual
  }
}
