package import CellCatalog
package import CellSnapshots
import UIKit

extension CatalogEntry {
  /// Returns the faults that the rules of `lint` find in one configuration, without waived ones.
  ///
  /// The rules that compare several configurations are left out.
  @MainActor
  package func faults(
    named name: EntryName, in configuration: SnapshotConfiguration
  ) throws(RenderError) -> [CheckFinding] {
    let rules = Set(CheckRule.allCases.filter { $0.check == .lint })
    var found: [CheckFinding] = []
    try ShownEntry.show(self, name: name, in: Circumstances(configuration: configuration)) { shown in
      let lint = LintCheck(shown: shown, rules: rules)
      EveryView(shown: shown).forEach { part in lint.look(at: part) { found.append($0) } }
      lint.lookAround { found.append($0) }
    }
    return found.filter { finding in !waivers.contains { $0.covers(finding) } }
  }
}
