import Testing
import UIKit

@testable import CellCatalog

@MainActor @Suite(.serialized) struct WaiverTests {
  private let entry = Entry("Notes") { NotesController(PaleTextCell.self) }
  private let checker = Checker(CheckSettings(rules: [.contrast], widths: [320], textSizes: [.large]))

  @Test func aFaultIsFoundWithoutWaiver() throws {
    #expect(try checker.check([entry]).findings.map(\.subject).contains("PaleTextCell.bodyLabel"))
  }

  @Test(arguments: ["bodyLabel", "PaleTextCell.bodyLabel", "PaleTextCell"])
  func aWaiverLeavesTheFaultOut(_ subject: String) throws {
    let report = try checker.check([entry.waiving(.contrast, of: subject, because: "a sample")])
    #expect(report.isClean)
    #expect(report.waivedCount > 0)
  }

  @Test func aWaiverOfAnotherRuleWaivesNothing() throws {
    let report = try checker.check([entry.waiving(.overlap, of: "bodyLabel", because: "a sample")])
    #expect(!report.findings.isEmpty)
  }

  @Test func aWaiverThatWaivesNothingIsReported() throws {
    let report = try checker.check([
      Entry("Notes") { NotesController(NoteCell.self) }
        .waiving(.contrast, of: "titleLabel", because: "it was pale once")
    ])
    #expect(
      report.lines == [
        "waiver  contrast of titleLabel (it was pale once): expected a fault to waive, found none; remove it"
      ])
    #expect(!report.isClean)
  }

  @Test func aWaiverOfSeveralEntriesIsUsedWhereOneNeedsIt() throws {
    let entries = [entry, Entry("Others") { NotesController(NoteCell.self) }]
    let report = try checker.check(entries.waiving(.contrast, of: "bodyLabel", because: "a sample"))
    #expect(report.isClean)
  }
}
