import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks

/// Tests of headers that are reused like cells.
@MainActor struct SectionReuseTests {
  private func findings(keepsColor: Bool) throws -> [CheckFinding] {
    let settings = CheckSettings(rules: [.reuse], widths: [320])
    let entry = CatalogEntry("Sections") { ColoredSectionsController(keepsColor: keepsColor) }
    return try Checker(settings).check([entry]).findings
  }

  @Test func `a header that keeps a colour is found`() throws {
    let finding = try #require(try findings(keepsColor: true).first)
    #expect(finding.owner == "UITableViewHeaderFooterView")
    #expect(finding.row == nil)
    #expect(finding.reproduction == "header 1 after header 0")
  }

  @Test func `a header that sets its colour has no finding`() throws {
    #expect(try findings(keepsColor: false).isEmpty)
  }
}

/// A table in which every second header is yellow.
private final class ColoredSectionsController: UITableViewController {
  private let keepsColor: Bool

  init(keepsColor: Bool) {
    self.keepsColor = keepsColor
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    if section % 2 == 0 {
      header?.contentView.backgroundColor = .systemYellow
    } else if !keepsColor {
      header?.contentView.backgroundColor = nil
    }
    return header
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
