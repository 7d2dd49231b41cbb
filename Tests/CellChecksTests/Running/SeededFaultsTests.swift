import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

/// Tests that each fault is found by its check, and by other checks only if they find a consequence.
@MainActor struct SeededFaultsTests {
  private static let settings = CheckSettings(
    widths: [320, 414], textSizes: [.large, .accessibilityMedium], pairLimit: 12, rowLimit: 4)

  @Test(arguments: Seed.all) func `each fault is found by its check`(_ seed: Seed) throws {
    let report = try Checker(Self.settings).check([seed.entry])
    let rules = Set(report.findings.map(\.rule))
    #expect(rules.contains(seed.rule), "\(report.lines)")
    #expect(rules.subtracting(seed.consequences) == [seed.rule], "\(report.lines)")
    #expect(report.failures.isEmpty)
  }

  @Test(arguments: [NoteCell.self, SameHeightCell.self, KeptRoomCell.self, MiddleCell.self])
  func `correct cells have no finding`(_ cell: NoteCell.Type) throws {
    let entry = CatalogEntry("Notes") { NotesController(cell) }
    #expect(try Checker(Self.settings).check([entry]).lines == [])
  }

  @Test func `correct cells in the pattern have no finding`() throws {
    let entries = [
      CatalogEntry("Posts") { PostsController(PostCell.self) },
      CatalogEntry("Titles") { PostsController(ExpandedTitleCell.self, viewModels: LongPostVM.self) },
      CatalogEntry("Long posts") { PostsController(LongPostCell.self, viewModels: LongPostVM.self) },
      CatalogEntry("Absent pictures") { PostsController(AbsentPictureCell.self) },
      CatalogEntry("Lines") { PostsController(SometimesAddedCell.self) },
    ]
    #expect(try Checker(Self.settings).check(entries).lines == [])
  }

  @Test func `the numbers of a height explain each other`() throws {
    let settings = CheckSettings(rules: [.height], widths: [320], textSizes: [.large])
    let report = try Checker(settings).check([CatalogEntry("Notes") { NotesController(SpareHeightCell.self) }]
    )
    let finding = try #require(report.findings.first { $0.row == "0-1" && !$0.configuration.contains("-") })
    #expect(finding.expected == "a height of about 68, with 12 below the content as in row 0")
    #expect(finding.actual == "112, with 56 below")
  }

  @Test func `the line about an overlap ends with the position`() throws {
    let settings = CheckSettings(rules: [.overlap], widths: [320], textSizes: [.large])
    let entry = CatalogEntry("Notes") { NotesController(OverlappingLabelsCell.self) }
    let line = try #require(try Checker(settings).check([entry]).lines.first)
    #expect(line.contains(" points overlap at ("))
    #expect(!line.contains(", overlap"))
  }

  @Test func `a finding says if binding again corrects a turned cell`() throws {
    let settings = CheckSettings(rules: [.rotation], widths: [320, 414])
    let entry = CatalogEntry("Posts") { PostsController(BoundWidthCell.self) }
    let finding = try #require(try Checker(settings).check([entry]).findings.first)
    #expect(
      finding.reproduction == "turned from 320; what is set in bindData does not follow the width")
    let other = CatalogEntry("Posts") {
      PostsController(WidthlessCacheCell.self, viewModels: WidthlessCacheVM.self)
    }
    #expect(try Checker(settings).check([other]).findings.first?.reproduction == "turned from 320")
  }

  @Test func `a forgotten property is named with the view that does not show it`() throws {
    let settings = CheckSettings(rules: [.equality], widths: [320])
    let entry = CatalogEntry("Posts") { PostsController(PostCell.self, viewModels: NameOnlyVM.self) }
    let finding = try #require(try Checker(settings).check([entry]).findings.first)
    #expect(finding.subject == "NameOnlyVM.text")
    #expect(finding.expected == "isEqual(to:) to compare it, and messageLabel text \"Fine.\"")
    #expect(finding.reproduction == "after a row that differs only in text")
  }

  @Test func `a key with two frames is reported with both frames`() throws {
    let settings = CheckSettings(rules: [.keys], widths: [320])
    let entry = CatalogEntry("Posts") { PostsController(SharedKeyCell.self) }
    let finding = try #require(try Checker(settings).check([entry]).findings.first)
    #expect(finding.subject == "SharedKeyCell.messageLabel")
    #expect(finding.actual.hasSuffix(" and frame (0, 4, 320, 1)"))
  }

  @Test func `UIKit's own cell has no finding`() throws {
    let entry = CatalogEntry("Settings") { SettingsController() }
    #expect(try Checker(Self.settings).check([entry]).lines == [])
  }

  @Test func `a finding names the row, the view, the values and the row before`() throws {
    let settings = CheckSettings(rules: [.reuse], widths: [320])
    let report = try Checker(settings).check([CatalogEntry("Notes") { NotesController(StaleTextCell.self) }])
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
