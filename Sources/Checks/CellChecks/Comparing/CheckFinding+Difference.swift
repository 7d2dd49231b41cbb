import CellCatalog
import Foundation

extension CheckFinding {
  init(
    _ rule: CheckRule, in place: EntryPlace, row: IndexPath?, _ difference: ViewDifference,
    reproduction: String
  ) {
    self.init(
      rule, in: place, row: row, owner: difference.owner, view: difference.view,
      viewClass: difference.viewClass, kind: difference.kind, expected: difference.expected,
      actual: difference.actual, reproduction: reproduction)
  }
}
