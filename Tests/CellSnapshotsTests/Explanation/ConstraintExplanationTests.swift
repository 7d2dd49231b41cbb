import Foundation
import Testing

@testable import CellSnapshots

/// Tests of explanations of changed constraints.
@Suite struct ConstraintExplanationTests {
  /// A row with an avatar, a title beside it and a subtitle below the title.
  private struct Row {
    var inset = 16
    var gap = 8
    var bottom = 10
    var subtitleTop = 34
    var constraints: String?
    var title = "Elena"

    var height: Int { subtitleTop + 20 + bottom }

    private var standard: String {
      "avatar.leading = self.leading + \(inset); titleLabel.leading = avatar.trailing + \(gap);"
        + " subtitleLabel.leading = titleLabel.leading; subtitleLabel.trailing = self.trailing - 16;"
        + " subtitleLabel.top = titleLabel.bottom + \(subtitleTop - 30);"
        + " subtitleLabel.bottom = self.bottom - \(bottom)"
    }

    func text(_ index: Int, y: Int) -> String {
      let x = inset + 40 + gap
      return """
          Cell - 0 \(y) 320 \(height) row=0-\(index)
            UIView contentView 0 0 320 \(height) constraints="\(constraints ?? standard)"
              UIView avatar \(inset) 10 40 40
              UILabel titleLabel \(x) 10 50 20 lines=1 text="\(title)"
              UILabel subtitleLabel \(x) \(subtitleTop) \(320 - 16 - x) 20 lines=1 text="Seen \(index)"

        """
    }
  }

  private func table(_ rows: Row...) -> String {
    var (text, y) = ("", 0)
    for (index, row) in rows.enumerated() {
      text += row.text(index, y: y)
      y += row.height
    }
    return "320 \(y)\nUITableView tableView 0 0 320 \(y)\n\(text)"
  }

  private func explain(_ reference: String, _ actual: String) throws -> [String] {
    Explanation(
      from: try SnapshotLayout(parsing: reference), to: try SnapshotLayout(parsing: actual)
    ).lines.map(\.text)
  }

  @Test func `a view that moved is explained by its constraint's constant`() throws {
    #expect(
      try explain(table(Row()), table(Row(inset: 20))) == [
        "Cell row 0: avatar.leading 16 → 20; 1 view moved or resized with it;"
          + " everything beside moved by 4 (2 views)"
      ])
  }

  @Test func `a constraint to another view is quoted in full`() throws {
    #expect(
      try explain(table(Row()), table(Row(gap: 12))) == [
        "Cell row 0: titleLabel.leading = avatar.trailing + 8 → + 12; 1 view moved or resized with it"
      ])
  }

  @Test func `the rows below are counted in the line of the constant`() throws {
    #expect(
      try explain(table(Row(), Row()), table(Row(bottom: 14), Row())) == [
        "Cell row 0: subtitleLabel.bottom -10 → -14; everything below moved by 4 (1 row)"
      ])
  }

  @Test func `the height of a single row is not explained besides the constant`() throws {
    #expect(
      try explain(table(Row()), table(Row(bottom: 14))) == ["Cell row 0: subtitleLabel.bottom -10 → -14"])
  }

  @Test func `a constant that changed in several rows is explained once`() throws {
    #expect(
      try explain(table(Row(), Row()), table(Row(subtitleTop: 38), Row(subtitleTop: 38))) == [
        "Cell: subtitleLabel.top = titleLabel.bottom + 4 → + 8 in 2 rows; everything below them moved by 4"
      ])
  }

  @Test func `the constant is explained before the content of a row`() throws {
    let lines = try explain(table(Row()), table(Row(inset: 20, title: "Bruno")))
    #expect(lines.first?.hasPrefix("Cell row 0: avatar.leading 16 → 20") == true)
    #expect(lines.contains(#"Cell row 0: titleLabel text "Elena" → "Bruno""#))
  }

  @Test func `frames explain a change from a reference without constraints`() throws {
    let old = table(Row()).replacing(#/ constraints="[^"]*"/#, with: "")
    let lines = try explain(old, table(Row(inset: 20)))
    #expect(lines.first == "Cell row 0: avatar x 16 → 20; everything beside moved by 4 (2 views)")
  }

  @Test func `a reference without constraints is equal if nothing moved`() throws {
    let old = table(Row()).replacing(#/ constraints="[^"]*"/#, with: "")
    #expect(
      try explain(old, table(Row())) == ["only pixels changed; layout, texts and colours are the same"])
  }

  @Test func `a constant that moved nothing is left out`() throws {
    let rows = [8, 12].map { constant in
      table(Row(constraints: "titleLabel.trailing <= self.trailing - \(constant)"))
    }
    #expect(
      try explain(rows[0], rows[1]) == ["only pixels changed; layout, texts and colours are the same"])
  }

  @Test func `an inequality that moved nothing is left out`() throws {
    let texts = [(8, 10), (12, 30)].map { constant, bottom in
      table(Row(bottom: bottom, constraints: "titleLabel.bottom <= self.bottom - \(constant)"))
    }
    #expect(try explain(texts[0], texts[1]) == ["tableView height 64 → 84"])
  }

  @Test func `a constant is explained in a right-to-left layout`() throws {
    func row(_ inset: Int) -> String {
      """
      320 60
      UIView - 0 0 320 60 constraints="avatar.leading = self.leading + \(inset)"
        UIView avatar \(320 - 40 - inset) 10 40 40

      """
    }
    #expect(try explain(row(16), row(20)) == ["avatar.leading 16 → 20"])
  }

  @Test func `a removed and an added constraint are explained`() throws {
    let old = Row(constraints: "avatar.leading = self.leading + 16; titleLabel.leading = avatar.trailing + 8")
    let new = Row(
      inset: 20, constraints: "avatar.centerX = self.centerX - 120; titleLabel.leading = avatar.trailing + 8")
    let lines = try explain(table(old), table(new))
    #expect(lines[0].hasPrefix("Cell row 0: avatar.leading = contentView.leading + 16 is gone; "))
    #expect(lines[1] == "Cell row 0: avatar.centerX = contentView.centerX - 120 is new")
  }

  @Test func `many removed and added constraints are counted`() throws {
    let old = Row(constraints: "avatar.left = self.left + 16; avatar.top = self.top; avatar.width = 40")
    let new = Row(inset: 20, constraints: "avatar.right = self.right; avatar.height = 40")
    #expect(
      try explain(table(old), table(new)).first?.hasPrefix(
        "Cell row 0: contentView.constraints 3 gone, 2 new") == true)
  }

  @Test func `a priority and a multiplier are explained`() throws {
    let constraints = ["avatar.width = self.width * 0.1 @750", "avatar.width = self.width * 0.2"]
    let texts = constraints.enumerated().map { index, constraint in
      table(Row(constraints: constraint)).replacing(
        "avatar 16 10 40", with: "avatar 16 10 \(32 * (index + 1))")
    }
    let lines = try explain(texts[0], texts[1])
    #expect(lines[0].contains("avatar.width = contentView.width * 0.2 multiplier 0.1 → 0.2"))
    #expect(lines[1].contains("priority 750 → 1000"))
  }

  @Test func `the spacing of a stack is explained, not the views it moves`() throws {
    func stack(_ spacing: Int) -> String {
      """
      100 \(40 + spacing)
      UIView - 0 0 100 \(40 + spacing)
        UIStackView stack 0 0 100 \(40 + spacing) arrangement="axis vertical; spacing \(spacing)"
          UILabel titleLabel 0 0 100 20 text="a"
          UILabel subtitleLabel 0 \(20 + spacing) 100 20 text="b"

      """
    }
    #expect(
      try explain(stack(4), stack(10)).first?.hasPrefix("stack.spacing 4 → 10") == true)
    #expect(try explain(stack(4), stack(10)).count == 1)
  }

  @Test func `a view that moved for another reason is explained by its frame`() throws {
    let moved = table(Row(inset: 20)).replacing("avatar 20 10 40 40", with: "avatar 20 13 40 40")
    #expect(try explain(table(Row()), moved).last == "Cell row 0: avatar y 10 → 13")
  }
}
