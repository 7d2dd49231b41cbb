import CellSnapshots
import MFS
import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

/// Tests of entries that are not a table controller.
@MainActor struct OtherEntriesTests {
  private let settings = CheckSettings(widths: [320, 375], textSizes: [.large], rowLimit: 4)

  private func badge(side: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let button = UIButton(frame: CGRect(x: 8, y: 8, width: side, height: side))
    button.backgroundColor = .systemBlue
    view.addSubview(button)
    return view
  }

  @Test func `a view is checked`() throws {
    let report = try Checker(settings).check([CatalogEntry("Badge") { self.badge(side: 30) }])
    #expect(Set(report.findings.map(\.rule)) == [.touchTarget])
    #expect(report.findings.first?.subject == "UIView.UIButton")
  }

  @Test func `a cell outside a table is checked`() throws {
    let settings = CheckSettings(rules: [.accessibilityLabel], widths: [320], textSizes: [.large])
    let entry = CatalogEntry("Note") {
      let cell = UnnamedButtonCell(style: .default, reuseIdentifier: nil)
      cell.frame.size.height = 80
      cell.show(NoteRow.samples[0])
      return cell
    }
    let report = try Checker(settings).check([entry])
    #expect(report.findings.map(\.subject).first == "UnnamedButtonCell.moreButton")
  }

  @Test func `a cell without a fault has no finding outside a table`() throws {
    let settings = CheckSettings(widths: [320, 414], textSizes: [.large, .accessibilityMedium])
    let entry = CatalogEntry("Note") {
      let cell = NoteCell(style: .default, reuseIdentifier: nil)
      cell.show(NoteRow.samples[0])
      cell.frame.size = CGSize(width: 320, height: NoteCell.height(of: NoteRow.samples[0], width: 320))
      return cell
    }
    #expect(try Checker(settings).check([entry]).lines == [])
  }

  @Test func `a view without a fault has no finding`() throws {
    #expect(try Checker(settings).check([CatalogEntry("Badge") { self.badge(side: 44) }]).lines == [])
  }

  @Test func `a table in another view is checked`() throws {
    let report = try Checker(settings).check([
      CatalogEntry("Notes") { TitledController(NotesController(StaleTextCell.self)) }
    ])
    #expect(Set(report.findings.map(\.rule)) == [.reuse])
  }

  @Test func `a cell entry is checked`() throws {
    let entry = CatalogEntry("Post", cell: PostCell.self, viewModel: PostCellVM(name: "Anna", text: "Hello"))
    #expect(try Checker(settings).check([entry]).lines == [])
  }

  @Test func `a header outside the visible part is checked`() throws {
    let report = try Checker(settings).check([CatalogEntry("Sections") { SectionsController() }])
    #expect(Set(report.findings.map(\.rule)) == [.truncation])
    #expect(
      report.findings.first?.expected.hasPrefix("room for \"Section 19 of the whole long list\"") == true)
  }

  @Test func `a title that the table makes may be cut off`() throws {
    let settings = CheckSettings(rules: [.truncation], widths: [120], textSizes: [.large], rowLimit: 4)
    #expect(
      try Checker(settings).check([CatalogEntry("Titles") { TitlesController(style: .plain) }]).lines == [])
  }

  @Test func `a header that is too low for its text is reported by its height`() throws {
    let settings = CheckSettings(rules: [.height], widths: [320], textSizes: [.large], rowLimit: 4)
    let report = try Checker(settings).check([CatalogEntry("Low") { SectionsController(headerHeight: 16) }])
    let finding = try #require(report.findings.first)
    #expect(finding.subject == "SectionsController.UILabel")
    #expect(finding.expected.hasPrefix("a height of at least 2"))
    #expect(finding.actual == "16")
  }

  @Test func `only a table with several sections has sections`() throws {
    for (entry, hasSections) in [
      (CatalogEntry("Sections") { SectionsController() }, true),
      (CatalogEntry("Badge") { self.badge(side: 30) }, false),
    ] {
      try ShownEntry.show(
        entry, name: EntryName(entry.name), in: CheckSettings(widths: [320]).plainCircumstances
      ) { #expect($0.place.hasSections == hasSections) }
    }
  }

  @Test func `an entry without a height is a failure, and the other entries are checked`() throws {
    let report = try Checker(settings).check([
      CatalogEntry("Empty") { UIView() }, CatalogEntry("Badge") { self.badge(side: 30) },
    ])
    #expect(report.failures.count == 1)
    #expect(report.failures.first?.hasPrefix("Empty at width 320 has no height") == true)
    #expect(!report.findings.isEmpty)
    #expect(!report.isClean)
  }
}

/// A table with many sections. The last section's header is too narrow.
private final class SectionsController: UITableViewController {
  private let headerHeight: CGFloat

  init(headerHeight: CGFloat = 30) {
    self.headerHeight = headerHeight
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 4 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 400 }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    headerHeight
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UIView()
    let label = UILabel(frame: CGRect(x: 16, y: 4, width: section == 3 ? 60 : 200, height: 22))
    label.text = section == 3 ? "Section 19 of the whole long list" : "Section"
    header.addSubview(label)
    return header
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// A table with a section whose title has several words.
private final class TitlesController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "A section of the whole long list"
  }
}
