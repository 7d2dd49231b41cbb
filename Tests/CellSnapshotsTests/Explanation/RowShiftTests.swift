import Testing

@testable import CellSnapshots

/// Tests of explanations of rows that are inserted, removed and resized above others.
@Suite struct RowShiftTests {
  private static let names = ["Anna", "Bert", "Carl", "Dora"]

  /// Returns a table of rows with these texts, 40 points high unless `heights` has another height.
  private func table(_ names: [String], heights: [String: Int] = [:]) throws -> SnapshotLayout {
    var rows: [String] = []
    var y = 0
    for (index, name) in names.enumerated() {
      let height = heights[name] ?? 40
      rows += ["  Cell - 0 \(y) 100 \(height) row=0-\(index)", "    UILabel name 0 0 100 20 text=\(name)"]
      y += height
    }
    return try SnapshotLayout(
      parsing: (["100 \(y)", "UITableView - 0 0 100 \(y)"] + rows).joined(separator: "\n"))
  }

  private func explain(_ names: [String], heights: [String: Int] = [:]) throws -> [String] {
    Explanation(from: try table(Self.names), to: try table(names, heights: heights)).lines.map(\.text)
  }

  @Test func `a row inserted above a growing one moves all rows below`() throws {
    #expect(
      try explain(["Xaver"] + Self.names, heights: ["Xaver": 60, "Bert": 50]) == [
        "Cell row 0 inserted; everything below moved by 60 (4 rows)",
        "Cell row 2 height 40 → 50; everything below moved by 10 (2 rows)",
      ])
  }

  @Test func `a row inserted below a growing one moves the rows below both`() throws {
    #expect(
      try explain(["Anna", "Xaver", "Bert", "Carl", "Dora"], heights: ["Xaver": 60, "Anna": 50]) == [
        "Cell row 0 height 40 → 50; everything below moved by 10 (3 rows)",
        "Cell row 1 inserted; everything below moved by 60 (3 rows)",
      ])
  }

  @Test func `rows inserted in two places are explained apart`() throws {
    #expect(
      try explain(["Anna", "Xaver", "Bert", "Yves", "Carl", "Dora"], heights: ["Xaver": 60]) == [
        "Cell row 1 inserted; everything below moved by 60 (3 rows)",
        "Cell row 3 inserted; everything below moved by 40 (2 rows)",
      ])
  }

  @Test func `rows inserted together are explained together`() throws {
    #expect(
      try explain(["Anna", "Xaver", "Yves", "Bert", "Carl", "Dora"]) == [
        "Cell rows 1 to 2 inserted; everything below moved by 80 (3 rows)"
      ])
  }

  @Test func `a row removed below an inserted one moves the rows below back`() throws {
    #expect(
      try explain(["Anna", "Xaver", "Bert", "Dora"], heights: ["Xaver": 60]) == [
        "Cell row 1 inserted; everything below moved by 60 (2 rows)",
        "Cell row 2 removed; everything below moved by -40 (1 row)",
      ])
  }
}
