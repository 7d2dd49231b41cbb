import CellCatalog
import Foundation
import UIKit

/// The rules of `lint` that examine an entry more than once: all of its rows, or its rows in other circumstances.
@MainActor
struct EntryRules {
  private var missingSubviews: MissingSubviewRule?
  private var mirroring: MirroringRule?
  private var dynamicType: DynamicTypeRule?

  /// - Parameter plain: The circumstances that others are compared with.
  init(_ rules: Set<CheckRule>, plain: Circumstances) {
    missingSubviews = rules.contains(.missingSubview) ? MissingSubviewRule() : nil
    mirroring = rules.contains(.mirroring) ? MirroringRule(plain: plain) : nil
    dynamicType = rules.contains(.dynamicType) ? DynamicTypeRule(plain: plain) : nil
  }

  /// Examines a row, a header, a footer or an item, and reports its faults.
  mutating func look(at part: EveryView.Shown, in shown: ShownEntry, _ found: (CheckFinding) -> Void) {
    missingSubviews?.look(at: part.view, row: part.path, name: part.name, in: shown.place)
    look(at: part.tree, row: part.path, name: part.name, in: shown.place, found)
  }

  /// Examines the views around rows and items.
  mutating func lookAround(_ shown: ShownEntry, _ found: (CheckFinding) -> Void) {
    let entry = shown.content.view
    missingSubviews?.look(at: entry, row: nil, name: nil, in: shown.place) { EveryView.shows($0, in: entry) }
    look(at: LintTree(around: shown), row: nil, name: nil, in: shown.place, found)
  }

  /// The faults that exist in all circumstances.
  var findings: [CheckFinding] { (missingSubviews?.findings ?? []) + (dynamicType?.findings ?? []) }

  private mutating func look(
    at tree: LintTree, row: IndexPath?, name: String?, in place: EntryPlace, _ found: (CheckFinding) -> Void
  ) {
    dynamicType?.look(at: tree, row: row, name: name, in: place)
    if let finding = mirroring?.look(at: tree, row: row, name: name, in: place) { found(finding) }
  }
}
