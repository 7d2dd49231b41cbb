import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

@MainActor struct CatalogEntryFindingsTests {
  private let pale = CatalogEntry("Notes") { NotesController(PaleTextCell.self) }

  @Test func `a fault is found`() throws {
    let findings = try pale.findings(checking: [.lint], widths: [320], contentSizeCategories: [.large])
    #expect(findings.contains { $0.rule == .contrast && $0.view == "bodyLabel" })
  }

  @Test func `other checks find nothing`() throws {
    #expect(try pale.findings(checking: [.height], widths: [320], contentSizeCategories: [.large]).isEmpty)
  }

  @Test func `waived findings are left out`() throws {
    let entry = pale.waiving(.contrast, of: "PaleTextCell", because: "a sample")
    #expect(try entry.findings(checking: [.lint], widths: [320], contentSizeCategories: [.large]).isEmpty)
  }

  @Test func `having nothing to check is an error`() {
    for findings in [
      { try pale.findings(checking: []) }, { try pale.findings(widths: []) },
      { try pale.findings(contentSizeCategories: []) },
    ] as [@MainActor () throws -> [CheckFinding]] {
      #expect(throws: CheckError.self) { try findings() }
    }
  }

  @Test func `an entry that cannot be shown is an error`() {
    let empty = CatalogEntry("Empty") { UIView() }
    #expect(throws: CheckError.self) { try empty.findings(widths: [320]) }
  }
}
