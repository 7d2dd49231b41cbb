import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import SampleCells

/// Every fault is found by the check it is for, and by no other but where another fault follows from it.
@MainActor @Suite(.serialized) struct SeededFaultsTests {
  private static let settings = CheckSettings(
    widths: [320, 414], textSizes: [.large, .accessibilityMedium], pairLimit: 12, rowLimit: 4)

  @Test(arguments: Seed.all) func isFoundByItsCheck(_ seed: Seed) throws {
    let report = try Checker(Self.settings).check([seed.entry])
    let rules = Set(report.findings.map(\.rule))
    #expect(rules.contains(seed.rule), "\(report.lines)")
    #expect(rules.subtracting(seed.consequences) == [seed.rule], "\(report.lines)")
    #expect(report.failures.isEmpty)
  }

  @Test(arguments: [NoteCell.self, SameHeightCell.self, KeptRoomCell.self, MiddleCell.self])
  func correctCellsHaveNoFinding(_ cell: NoteCell.Type) throws {
    let entry = Entry("Notes") { NotesController(cell) }
    #expect(try Checker(Self.settings).check([entry]).lines == [])
  }

  @Test func correctCellsOfThePatternHaveNoFinding() throws {
    let entries = [
      Entry("Posts") { PostsController(PostCell.self) },
      Entry("Titles") { PostsController(ExpandedTitleCell.self, viewModels: LongPostVM.self) },
      Entry("Long posts") { PostsController(LongPostCell.self, viewModels: LongPostVM.self) },
    ]
    #expect(try Checker(Self.settings).check(entries).lines == [])
  }

  @Test func theNumbersOfAHeightExplainEachOther() throws {
    let settings = CheckSettings(rules: [.height], widths: [320], textSizes: [.large])
    let report = try Checker(settings).check([Entry("Notes") { NotesController(SpareHeightCell.self) }])
    let finding = try #require(report.findings.first { $0.row == "0-1" && !$0.configuration.contains("-") })
    #expect(finding.expected == "a height of about 68, with 12 below the content as in row 0")
    #expect(finding.actual == "112, with 56 below")
  }

  @Test func aCellOfUIKitsHasNoFinding() throws {
    let entry = Entry("Settings") { SettingsController() }
    #expect(try Checker(Self.settings).check([entry]).lines == [])
  }

  @Test func aFindingNamesRowViewValuesAndTheRowBefore() throws {
    let settings = CheckSettings(rules: [.reuse], widths: [320])
    let report = try Checker(settings).check([Entry("Notes") { NotesController(StaleTextCell.self) }])
    let finding = try #require(
      report.findings.first { $0.row == "0-3" && $0.reproduction == "after row 2" })
    #expect(finding.subject == "StaleTextCell.bodyLabel")
    #expect(finding.expected == "text none")
    #expect(finding.actual == "text \"Tickets.\"")
    #expect(
      finding.text
        == "reuse  Notes 320@2x row 3  StaleTextCell.bodyLabel: expected text none, found text \"Tickets.\" "
        + "(after row 2)")
  }
}
