import CellSnapshots
import Foundation
import Testing
import UIKit
@testable import CellCatalog
@testable import CellChecks
@testable import CellSnapSampleCells

/// Tests of checks that look at only some of the rows, and report so.
@MainActor struct SampleTests {
  /// Returns the command line option that changes the limit.
  private func option(of kind: Sample.Kind) -> String? {
    switch kind {
    case .rows, .headers, .footers, .items: "--rows"
    case .pairs: "--pairs"
    case .widths: "--widths"
    case .expandableRows: nil
    }
  }

  private func report(
    _ rules: Set<CheckRule>, rowLimit: Int, _ entry: CatalogEntry? = nil
  ) throws -> CheckReport {
    let settings = CheckSettings(
      rules: rules, widths: [320, 375], textSizes: [.large], rowLimit: rowLimit)
    return try Checker(settings).check([entry ?? CatalogEntry("Notes") { NotesController(NoteCell.self) }])
  }

  @Test func `checks that look at only some rows say so`() throws {
    let report = try report([.reuse, .rotation, .background, .purity, .idle, .offPixel], rowLimit: 3)
    #expect(
      report.sampleLines(option(of:)) == [
        "Notes: reuse, rotation, background, purity and idle looked at 3 of 4 rows (--rows); lint looked at everything"
      ])
  }

  @Test func `a sample is not a fault`() throws {
    let report = try report([.idle, .height], rowLimit: 3)
    #expect(report.isClean)
    #expect(report.lines == [])
  }

  @Test func `a check that looked at everything says nothing`() throws {
    #expect(try report([.reuse, .rotation, .purity, .offPixel], rowLimit: 4).samples == [])
  }

  @Test func `samples are in the JSON`() throws {
    let data = try JSONEncoder().encode(try report([.idle], rowLimit: 3).json)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let sample = try #require((object?["sampled"] as? [[String: Any]])?.first)
    #expect(sample["entry"] as? String == "Notes")
    #expect(sample["check"] as? String == "idle")
    #expect(sample["kind"] as? String == "rows")
    #expect(sample["looked"] as? Int == 3)
    #expect(sample["total"] as? Int == 4)
  }

  @Test func `a rotation check with a single width says so`() throws {
    let settings = CheckSettings(rules: [.rotation], widths: [320])
    let report = try Checker(settings).check([CatalogEntry("Notes") { NotesController(NoteCell.self) }])
    #expect(
      report.sampleLines(option(of:)) == ["Notes: rotation looked at 1 of 2 widths (--widths)"])
  }

  @Test func `pairs beyond the limit are reported`() throws {
    let settings = CheckSettings(rules: [.reuse], widths: [320], pairLimit: 12)
    let report = try Checker(settings).check([CatalogEntry("Notes") { NotesController(NoteCell.self) }])
    #expect(
      report.sampleLines(option(of:)) == ["Notes: reuse looked at 12 of 16 pairs (--pairs)"])
  }

  @Test func `the samples of several checks are reported together`() {
    let samples: [Sample] = [
      (CheckKind.reuse, Sample.Kind.rows, 40, 120), (.idle, .rows, 40, 120), (.reuse, .footers, 40, 119),
      (.reuse, .pairs, 30, 1_600), (.reuse, .expandableRows, 8, 40),
    ].map { Sample(entry: "Feed", check: $0, kind: $1, looked: $2, total: $3) }
    #expect(
      samples.lines(whole: [], options: option(of:)) == [
        "Feed: reuse and idle looked at 40 of 120 rows (--rows), "
          + "reuse at 40 of 119 footers (--rows), 30 of 1600 pairs (--pairs) and 8 of 40 rows that expand"
      ])
  }

  @Test func `the sample includes the only row of a class`() throws {
    let entry = CatalogEntry("List") { LongListController(count: 200, oddRow: 137) }
    let sampled = try ShownEntry.show(
      entry, name: EntryName(entry.name), in: CheckSettings(widths: [320]).plainCircumstances,
      sampler: RowSampler(limit: 5)
    ) { $0.sampledRows.first }
    let rows = try #require(sampled).paths.map(\.row)
    #expect(rows.count == 5)
    #expect(rows.first == 0)
    #expect(rows.contains(137))
    #expect(rows.last == 199)
  }

  @Test func `the sampled rows are spread evenly`() {
    #expect(RowChoice.indexes(of: 101, limit: 5, telling: []) == [0, 17, 50, 83, 100])
    #expect(RowChoice.indexes(of: 3, limit: 5, telling: [2]) == [0, 1, 2])
    #expect(RowChoice.indexes(of: 100, limit: 1, telling: [42]) == [42])
  }
}
