import Foundation
import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

@Suite struct FindingGroupTests {
  private func finding(_ rule: CheckRule, entry: String, width: CGFloat, row: Int) -> CheckFinding {
    let place = EntryPlace(
      entry: entry, circumstances: Circumstances(configuration: SnapshotConfiguration(width: width)))
    return CheckFinding(
      rule, in: place, row: IndexPath(row: row, section: 0), owner: "NoteCell", view: "titleLabel",
      expected: "44", actual: "30", reproduction: "")
  }

  @Test func `one fault is reported once`() {
    let groups = FindingGroup.groups(of: [
      finding(.touchTarget, entry: "Notes", width: 320, row: 0),
      finding(.touchTarget, entry: "Notes", width: 320, row: 1),
      finding(.touchTarget, entry: "Notes", width: 375, row: 1),
      finding(.overlap, entry: "Notes", width: 375, row: 1),
    ])
    #expect(
      groups.map(\.text) == [
        "touch-target  Notes 320@2x row 0  NoteCell.titleLabel: expected 44, found 30; "
          + "and in 1 more row, 1 more configuration",
        "overlap  Notes 375@2x row 1  NoteCell.titleLabel: expected 44, found 30",
      ])
  }

  @Test func `a frequent fault is counted, and one finding per configuration is kept`() throws {
    let findings = (0..<1_000).map { finding(.overlap, entry: "Notes", width: $0 < 999 ? 320 : 375, row: $0) }
    let group = try #require(FindingGroup.groups(of: findings).first)
    #expect(group.count == 1_000)
    #expect(group.findings == findings.prefix(100) + findings.suffix(1))
    #expect(group.text.hasSuffix("and in 999 more rows, 1 more configuration"))
  }

  @Test func `findings of several faults keep their order`() {
    let findings = (0..<6).map {
      finding($0 % 2 == 0 ? .overlap : .outside, entry: "Notes", width: 320, row: $0)
    }
    var groups = FindingGroups()
    for finding in findings { groups.add(finding) }
    #expect(groups.findings == findings)
  }

  @Test func `differences of other kinds are other faults`() {
    var color = finding(.reuse, entry: "Notes", width: 320, row: 0)
    var text = color
    color.kind = "textColor"
    text.kind = "text"
    #expect(FindingGroup.groups(of: [color, text, color]).map(\.findings.count) == [2, 1])
  }

  @Test func `faults in UIKit's own classes belong to their entries`() {
    let findings = ["Notes", "Others"].map { entry in
      var finding = finding(.contrast, entry: entry, width: 320, row: 0)
      finding.owner = "UITableViewCell"
      return finding
    }
    #expect(FindingGroup.groups(of: findings).count == 2)
  }

  @Test func `a fault in an app's class is one fault in all entries`() {
    let findings = ["Notes", "Others"].map { finding(.contrast, entry: $0, width: 320, row: 0) }
    #expect(FindingGroup.groups(of: findings).count == 1)
  }

  @Test func `a row is named with its section if there are several`() {
    var place = EntryPlace(
      entry: "Notes", circumstances: Circumstances(configuration: SnapshotConfiguration(width: 320)))
    #expect(place.name(ofRow: IndexPath(row: 3, section: 0)) == "row 3")
    place.hasSections = true
    #expect(place.name(ofRow: IndexPath(row: 3, section: 0)) == "row 0-3")
  }

  @Test func `a finding is read from its JSON`() throws {
    let first = finding(.zeroSize, entry: "Notes", width: 320, row: 0)
    let data = try JSONEncoder().encode(first)
    #expect(try JSONDecoder().decode(CheckFinding.self, from: data) == first)
    #expect(String(bytes: data, encoding: .utf8)?.contains("\"rule\":\"zero-size\"") == true)
  }
}
