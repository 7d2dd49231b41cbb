import Foundation
import Testing
import UIKit

@testable import CellCatalog

@Suite struct FindingGroupTests {
  private func finding(_ rule: CheckRule, entry: String, width: CGFloat, row: Int) -> Finding {
    let place = FindingPlace(
      entry: entry, circumstances: Circumstances(configuration: Configuration(width: width)))
    return Finding(
      rule, in: place, row: IndexPath(row: row, section: 0), owner: "NoteCell", view: "titleLabel",
      expected: "44", actual: "30", reproduction: "")
  }

  @Test func oneFaultIsSaidOnce() {
    let groups = FindingGroup.groups(of: [
      finding(.touchTarget, entry: "Notes", width: 320, row: 0),
      finding(.touchTarget, entry: "Notes", width: 320, row: 1),
      finding(.touchTarget, entry: "Notes", width: 375, row: 1),
      finding(.overlap, entry: "Notes", width: 375, row: 1),
    ])
    #expect(
      groups.map(\.text) == [
        "touch-target  Notes 320@2x row 0-0  NoteCell.titleLabel: expected 44, found 30; "
          + "and in 1 more row, 1 more configuration",
        "overlap  Notes 375@2x row 0-1  NoteCell.titleLabel: expected 44, found 30",
      ])
  }

  @Test func aFindingIsReadFromItsJSON() throws {
    let first = finding(.zeroSize, entry: "Notes", width: 320, row: 0)
    let data = try JSONEncoder().encode(first)
    #expect(try JSONDecoder().decode(Finding.self, from: data) == first)
    #expect(String(bytes: data, encoding: .utf8)?.contains("\"rule\":\"zero-size\"") == true)
  }
}
