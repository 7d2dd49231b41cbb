import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

/// Tests of the reported differences between cells.
@MainActor struct ViewComparisonTests {
  /// Returns the findings without the entry, the circumstances, the row and the row that was shown before.
  private func told(_ rule: CheckRule, of cell: NoteCell.Type) throws -> [String] {
    let settings = CheckSettings(rules: [rule], widths: [320, 414], rowLimit: 4)
    let report = try Checker(settings).check([CatalogEntry("Notes") { NotesController(cell) }])
    return FindingGroup.groups(of: report.findings).map(\.first).map { finding in
      "\(finding.subject): expected \(finding.expected), found \(finding.actual)"
    }
  }

  @Test func `every changed property is reported`() throws {
    #expect(
      Set(try told(.reuse, of: TwoFaultsCell.self)) == [
        "TwoFaultsCell.titleLabel: expected textColor #000000FF, found textColor #FF0000FF",
        "TwoFaultsCell.titleLabel: expected textAlignment natural, found textAlignment center",
      ])
  }

  @Test func `an app's view with a name like UIKit's is reported`() throws {
    #expect(
      Set(try told(.reuse, of: StaleThingCell.self)) == [
        "StaleThingCell.titleLabel: expected textColor #000000FF, found textColor #FF0000FF",
        "StaleThingCell.thing: expected backgroundColor none, found backgroundColor #FF0000FF",
      ])
  }

  @Test func `a hidden view is reported as hidden`() throws {
    #expect(
      try told(.reuse, of: HiddenTitleCell.self) == [
        "HiddenTitleCell.titleLabel: expected shown, found hidden"
      ])
  }

  @Test func `an accessory is reported instead of the frames that depend on it`() throws {
    #expect(
      try told(.reuse, of: StaleAccessoryCell.self) == [
        "StaleAccessoryCell: expected accessoryType none, found accessoryType checkmark"
      ])
  }

  @Test func `a control's state is reported instead of its colours`() throws {
    #expect(
      try told(.reuse, of: StaleSwitchCell.self) == [
        "StaleSwitchCell.accessoryView: expected isOn false, found isOn true"
      ])
  }

  @Test(arguments: [CheckRule.reuse, .rotation]) func `a shadow is reported by its path`(_ rule: CheckRule)
    throws
  {
    let told = try told(rule, of: StaleShadowCell.self)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("StaleShadowCell.card: expected shadowPath around (0, 0, ") == true)
  }

  @Test func `a layer is reported with the view that holds it`() throws {
    #expect(
      try told(.reuse, of: PiledCardLayerCell.self) == [
        "PiledCardLayerCell.card.CALayer: expected no further view of its class, found CALayer at (0, 0, 4, 20)"
      ])
  }

  @Test func `corners are named`() throws {
    #expect(
      try told(.reuse, of: StaleCornersCell.self) == [
        "StaleCornersCell.card: expected maskedCorners all, found maskedCorners top left and top right"
      ])
  }

  @Test func `only the first of several dependent frames is reported`() throws {
    #expect(
      try told(.rotation, of: FirstLayoutCell.self) == [
        "FirstLayoutCell.titleLabel: expected frame (76, 12, 294, 21), found frame (76, 12, 200, 21)"
      ])
  }
}
