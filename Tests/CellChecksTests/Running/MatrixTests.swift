import Foundation
import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

/// Tests of faults that are visible only in some circumstances.
@MainActor struct MatrixTests {
  private func configurations(of cell: NoteCell.Type, _ rule: CheckRule) throws -> Set<String> {
    let settings = CheckSettings(
      rules: [rule], widths: [320, 414], textSizes: [.large, .accessibilityMedium], rowLimit: 4)
    let report = try Checker(settings).check([CatalogEntry("Notes") { NotesController(cell) }])
    return Set(report.findings.map(\.configuration))
  }

  @Test func `every width, text size, direction and language is checked`() throws {
    #expect(try configurations(of: SmallButtonCell.self, .touchTarget).count == 2 * 2 * 2 * 2)
  }

  @Test func `every version of iOS is checked`() throws {
    var settings = CheckSettings(rules: [.touchTarget], widths: [320], textSizes: [.large], rowLimit: 4)
    settings.systemVersions = [.iOS26, .iOS18]
    let report = try Checker(settings).check([CatalogEntry("Notes") { NotesController(SmallButtonCell.self) }]
    )
    let found = Set(report.findings.map(\.configuration))
    #expect(
      found
        == ["", "-rtl"].reduce(into: []) { names, direction in
          for version in ["", "-iOS18"] {
            for language in ["", "-pseudo"] { names.insert("320@2x\(direction)\(version)\(language)") }
          }
        })
  }

  @Test func `the made-up language finds a label that only fits English`() throws {
    let found = try configurations(of: EnglishWidthCell.self, .truncation)
    #expect(found.allSatisfy { $0.hasSuffix("-pseudo") })
    #expect(found.count == 2 * 2 * 2)
  }

  @Test func `larger text sizes find a height that only fits the usual one`() throws {
    let found = try configurations(of: FixedHeightLabelCell.self, .truncation)
    #expect(found.allSatisfy { $0.contains("AX1") })
    #expect(found.count == 2 * 2 * 2)
  }

  @Test func `the dark appearance finds a colour that only suits the light one`() throws {
    #expect(try configurations(of: LightOnlyCell.self, .contrast) == ["320@2x-dark"])
  }

  @Test func `configurations of entries are also checked`() throws {
    let settings = CheckSettings(rules: [.touchTarget], widths: [320], textSizes: [.large], rowLimit: 4)
    let entry = CatalogEntry("Notes") { NotesController(SmallButtonCell.self) }
    let german = SnapshotConfiguration(width: 320).language("de")
    let declared = [SnapshotConfiguration(width: 320), SnapshotConfiguration(width: 600), german]
    // The widths and the scale are given, so 600 is not checked.
    let found = try Checker(settings, configurations: declared).check([entry]).findings
    let count = 2 * 2 + 1
    #expect(Set(found.map(\.configuration)).count == count)
    #expect(found.contains { $0.configuration == "320@2x-de" })
  }

  @Test func `an entry's widths and scale apply if none are given`() throws {
    var settings = CheckSettings(rules: [.touchTarget], textSizes: [.large], rowLimit: 4)
    (settings.hasFixedWidths, settings.hasFixedScale) = (false, false)
    let entry = CatalogEntry("Notes") { NotesController(SmallButtonCell.self) }
      .drawn(in: [
        SnapshotConfiguration(width: 390, scale: 3), SnapshotConfiguration(width: 600, scale: 3).dark,
      ])
    let found = try Checker(settings, configurations: .usual).check([entry]).findings
    #expect(
      Set(found.map(\.configuration)).subtracting(found.map(\.configuration).filter { $0.contains("-") })
        == ["390@3x", "600@3x"])
    #expect(found.contains { $0.configuration == "600@3x-dark" })
  }

  @Test func `the device does not change`() throws {
    let device = Device.current
    _ = try configurations(of: NoteCell.self, .contrast)
    #expect(Device.current == device)
  }

  @Test func `two runs find the same faults`() throws {
    let settings = CheckSettings(widths: [320], textSizes: [.large], rowLimit: 4)
    let entry = CatalogEntry("Notes") { NotesController(StaleTextCell.self) }
    let first = try Checker(settings).check([entry]).findings
    #expect(try Checker(settings).check([entry]).findings == first)
  }
}

/// A cell with a label that is as wide as its English text.
private final class EnglishWidthCell: NoteCell {
  private let badgeLabel = UILabel()

  override func setUp() {
    badgeLabel.text = "Unread"
    badgeLabel.font = .systemFont(ofSize: 11)
    contentView.addSubview(badgeLabel)
  }

  override func layOut(width: CGFloat) {
    super.layOut(width: width)
    badgeLabel.isHidden = row?.hasPhoto == true
    badgeLabel.frame = CGRect(x: 16, y: 20, width: 40, height: 14)
  }
}

/// A cell with black text on any background.
private final class LightOnlyCell: NoteCell {
  override func showTitle(_ row: NoteRow) {
    super.showTitle(row)
    titleLabel.textColor = .black
  }
}
