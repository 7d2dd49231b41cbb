import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

@MainActor struct CheckWaiverTests {
  private let entry = CatalogEntry("Notes") { NotesController(PaleTextCell.self) }
  private let checker = Checker(CheckSettings(rules: [.contrast], widths: [320], textSizes: [.large]))

  @Test func `a fault without a waiver is found`() throws {
    #expect(try checker.check([entry]).findings.map(\.subject).contains("PaleTextCell.bodyLabel"))
  }

  @Test(arguments: ["bodyLabel", "PaleTextCell.bodyLabel", "PaleTextCell"])
  func `a waiver leaves the fault out`(_ subject: String) throws {
    let report = try checker.check([entry.waiving(.contrast, of: subject, because: "a sample")])
    #expect(report.isClean)
    #expect(report.waivedCount > 0)
  }

  @Test func `a waiver for another rule waives nothing`() throws {
    let report = try checker.check([entry.waiving(.overlap, of: "bodyLabel", because: "a sample")])
    #expect(!report.findings.isEmpty)
  }

  @Test func `a waiver that waives nothing is reported`() throws {
    let report = try checker.check([
      CatalogEntry("Notes") { NotesController(NoteCell.self) }
        .waiving(.contrast, of: "titleLabel", because: "it was pale once")
    ])
    #expect(
      report.lines == [
        "waiver  contrast of titleLabel in Notes (it was pale once): expected a fault to waive, found none; remove the waiver"
      ])
    #expect(!report.isClean)
    #expect(report.summary(entryCount: 1) == "no faults in 1 entry; 1 waiver without a fault")
  }

  @Test func `a waiver for several entries that waives nothing is reported once`() throws {
    let entries = ["Notes", "Others"].map { CatalogEntry($0) { NotesController(NoteCell.self) } }
    let report = try checker.check(entries.waiving(.contrast, of: "titleLabel", because: "a sample"))
    #expect(report.lines.count == 1)
    #expect(report.lines.first?.contains("titleLabel in Notes and 1 more entry (a sample)") == true)
    let json = String(decoding: try JSONEncoder().encode(report.json), as: UTF8.self)
    #expect(json.contains(#""entries":["Notes","Others"]"#))
  }

  @Test func `a waiver that an entry lists twice names the entry once`() throws {
    let entry = CatalogEntry("Notes") { NotesController(NoteCell.self) }
      .waiving(.contrast, of: "titleLabel", because: "a sample")
      .waiving(.contrast, of: "titleLabel", because: "a sample")
    #expect(try checker.check([entry]).lines.first?.contains("titleLabel in Notes (a sample)") == true)
  }

  @Test(arguments: ["detailTextLabel", "UITableViewCell.detailTextLabel", "UITableViewCell"])
  func `a standard part is waived by its own name`(_ subject: String) throws {
    let entry = CatalogEntry("Setting") { PaleDetailController() }
    #expect(try checker.check([entry]).findings.first?.subject == "UITableViewCell.detailTextLabel")
    #expect(try checker.check([entry.waiving(.contrast, of: subject, because: "a sample")]).isClean)
  }

  @Test(arguments: ["moreButton", "titleLabel", "moreButton.titleLabel", "NoteCell.moreButton"])
  func `a path is waived by its beginning or its end`(_ subject: String) {
    #expect(CheckWaiver(.reuse, of: subject, because: "a sample").covers(finding("moreButton.titleLabel")))
  }

  @Test(arguments: ["button", "moreButton.title", "OtherCell.moreButton", "UILabel", "NoteCell."])
  func `a path is not waived by other names`(_ subject: String) {
    #expect(!CheckWaiver(.reuse, of: subject, because: "a sample").covers(finding("moreButton.titleLabel")))
  }

  @Test func `a frame is waived by its property without the key`() {
    let waiver = CheckWaiver(.purity, of: "titleLabel", because: "a sample")
    #expect(waiver.covers(finding("titleLabel for key false", rule: .purity)))
  }

  private func finding(_ view: String, rule: CheckRule = .reuse) -> CheckFinding {
    let place = EntryPlace(
      entry: "Notes", circumstances: Circumstances(configuration: SnapshotConfiguration(width: 320)))
    return CheckFinding(
      rule, in: place, owner: "NoteCell", view: view, expected: "this", actual: "that", reproduction: "")
  }

  @Test func `a waiver for several entries is used if one of them needs it`() throws {
    let entries = [entry, CatalogEntry("Others") { NotesController(NoteCell.self) }]
    let report = try checker.check(entries.waiving(.contrast, of: "bodyLabel", because: "a sample"))
    #expect(report.isClean)
  }
}

/// A table with a row of UIKit whose second text is hard to read.
private final class PaleDetailController: UITableViewController {
  init() {
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Language"
    cell.detailTextLabel?.text = "English"
    cell.detailTextLabel?.textColor = UIColor(white: 0.7, alpha: 1)
    return cell
  }
}
