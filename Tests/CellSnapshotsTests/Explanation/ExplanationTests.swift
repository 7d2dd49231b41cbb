import Foundation
import Testing

@testable import CellSnapshots

@Suite struct ExplanationTests {
  private func explain(_ reference: String, _ actual: String, boxes: [CGRect] = []) throws -> [String] {
    try explanation(reference, actual, boxes: boxes).lines.map { "\($0.kind): \($0.text)" }
  }

  private func explanation(_ reference: String, _ actual: String, boxes: [CGRect] = []) throws -> Explanation
  {
    Explanation(
      from: try SnapshotLayout(parsing: reference), to: try SnapshotLayout(parsing: actual),
      changedBoxes: boxes)
  }

  /// Returns a table whose row 3 has a text of `textHeight`, and whose other rows are 100 points high.
  private func table(textHeight: Int = 120, lines: Int = 6, rows: Int = 6) -> String {
    var (text, y) = ("375 \(rows * 100 + 92 + textHeight - 120)\nUITableView tableView 0 0 375 1000\n", 0)
    for row in 0..<rows {
      let height = row == 3 ? 72 + textHeight : 100
      text += """
          WallPostCell - 0 \(y) 375 \(height) row=0-\(row) background=#FFFFFFFF
            UIView contentView 0 0 375 \(height)
              UILabel nameLbl 64 5 300 20 lines=1 font="Inter-Bold 15" color=#000000FF text="Name \(row)"
              UILabel textLbl 64 30 300 \(height - 72) lines=\(row == 3 ? lines : 1) text="Text \(row)"
              UIButton likeButton 64 \(height - 37) 70 30
              UIImageView photo 10 10 44 44 image=0123456\(row)

        """
      y += height
    }
    return text.replacingOccurrences(of: "375 1000", with: "375 \(y)")
  }

  @Test func `everything that moves below is explained in one line`() throws {
    let lines = try explain(table(), table(textHeight: 140, lines: 7))
    #expect(
      lines == [
        "geometry: WallPostCell row 3: textLbl height 120 → 140, 6 → 7 lines;"
          + " everything below moved by 20 (1 view, 2 rows)"
      ])
  }

  @Test func `a property of a property is named as in code`() throws {
    let layout = { (text: String, width: Int) in
      """
      100 50
      UIView - 0 0 100 50
        UIView - 0 0 100 50
          UIButton likeButton 0 0 100 50
            UILabel titleLabel 0 0 \(width) 20 lines=1 text="\(text)"

      """
    }
    let lines = try explanation(layout("Like", 30), layout("Liked", 36)).lines.map(\.text)
    #expect(lines == [#"UIView likeButton.titleLabel text "Like" → "Liked", width 30 → 36"#])
  }

  @Test func `a line has the view's frame in both pictures`() throws {
    let line = try explanation(table(), table(textHeight: 140)).lines[0]
    #expect(line.referenceFrame == CGRect(x: 64, y: 300 + 30, width: 300, height: 120))
    #expect(line.actualFrame == CGRect(x: 64, y: 300 + 30, width: 300, height: 140))
  }

  @Test func `two rows that grow have a line each`() throws {
    let actual = table(textHeight: 140).replacingOccurrences(
      of: "UILabel textLbl 64 30 300 28 lines=1 text=\"Text 5\"",
      with: "UILabel textLbl 64 30 300 38 lines=1 text=\"Text 5\"")
    #expect(
      try explain(table(), actual) == [
        "geometry: WallPostCell row 3: textLbl height 120 → 140; everything below moved by 20 (1 view, 2 rows)",
        "geometry: WallPostCell row 5: textLbl height 28 → 38",
      ])
  }

  @Test func `an inserted row among a thousand is explained in one line`() throws {
    let reference = try SnapshotLayout(parsing: table(rows: 1_000))
    var actual = try SnapshotLayout(parsing: table(rows: 1_001))
    // The rows after row 500 keep their content, one row further down.
    for index in actual.views.indices {
      guard case .row(_, let row)? = actual.views[index].row, row >= 500 else { continue }
      let shown = row == 500 ? 5_000 : row - 1
      actual.views[index + 2].text = "Name \(shown)"
      actual.views[index + 3].text = "Text \(shown)"
      actual.views[index + 5].attributes[.image] = "0123456\(shown)"
    }
    let lines = Explanation(from: reference, to: actual).lines.map(\.text)
    #expect(lines == ["WallPostCell row 500 inserted; everything below moved by 100 (500 rows)"])
  }

  @Test func `a change of a thousand rows is explained in one line`() throws {
    let reference = try SnapshotLayout(parsing: table(rows: 1_000))
    var actual = reference
    for index in actual.views.indices where actual.views[index].propertyName == "nameLbl" {
      actual.views[index].text? += "!"
    }
    let lines = Explanation(from: reference, to: actual).lines.map(\.text)
    #expect(
      lines == [
        "WallPostCell: nameLbl text changed in 1000 rows, first \"Name 0\" → \"Name 0!\" in row 0"
      ])
  }

  @Test func `a line about several rows has the frame of each`() throws {
    let reference = try SnapshotLayout(parsing: table(rows: 4))
    var actual = reference
    let labels = actual.views.indices.filter { actual.views[$0].propertyName == "nameLbl" }
    for index in labels { actual.views[index].text? += "!" }
    let line = try #require(Explanation(from: reference, to: actual).lines.first)
    let places = [line.actualFrame] + (line.others ?? []).map(\.actualFrame)
    #expect(Set(places.compactMap { $0?.minY }).count == labels.count)
    #expect((line.others ?? []).allSatisfy { $0.referenceFrame == $0.actualFrame })
  }

  @Test func `an explanation has fewer than twenty lines`() throws {
    func views(_ offset: Int) -> String {
      "320 900\nUIView - 0 0 320 900\n"
        + (0..<30).map { "  UIView view\($0) \($0 * 10 + offset * $0) \($0 * 30) 5 5\n" }.joined()
    }
    let explanation = try explanation(views(0), views(1))
    #expect(explanation.lines.count == 19)
    #expect(explanation.lines.last?.text == "and 11 more")
    #expect(explanation.kinds == [.geometry])
  }

  @Test func `a view that vanishes moves up the views below`() throws {
    let reference = """
      100 60
      UIView - 0 0 100 60
        UILabel title 0 0 100 20 text="A"
        UILabel note 0 20 100 20 text="B"
        UIView line 0 40 100 20
      """
    let actual = """
      100 40
      UIView - 0 0 100 40
        UILabel title 0 0 100 20 text="A"
        UIView line 0 20 100 20
      """
    #expect(
      try explain(reference, actual) == ["data: note vanished; everything below moved by -20 (1 view)"])
    #expect(
      try explain(actual, reference) == ["data: note appeared; everything below moved by 20 (1 view)"])
    let hidden = actual.replacingOccurrences(
      of: "  UIView line", with: "  UILabel note 0 20 100 20 hidden\n  UIView line")
    #expect(try explain(reference, hidden) == ["data: note hidden; everything below moved by -20 (1 view)"])
    #expect(try explain(hidden, reference) == ["data: note shown; everything below moved by 20 (1 view)"])
  }

  @Test func `changes inside hidden views are left out`() throws {
    #expect(
      try explain(
        "10 10\nUIView - 0 0 10 10\n  UIView a 0 0 1 1 hidden",
        "10 10\nUIView - 0 0 10 10\n  UIView a 5 5 9 9 hidden")
        == ["style: only pixels changed; layout, texts and colours are the same"])
  }

  @Test func `a row that grows moves its content in the same line`() throws {
    func row(_ height: Int) -> String {
      """
      100 \(height + 50)
      UITableView - 0 0 100 \(height + 50)
        Cell - 0 0 100 \(height) row=0-0
          UIView contentView 0 0 100 \(height)
            UILabel name 0 0 100 20 text="A"
          UIView separator 0 \(height - 1) 100 1
        Cell - 0 \(height) 100 50 row=0-1
      """
    }
    #expect(
      try explain(row(40), row(44)) == [
        "geometry: Cell row 0 height 40 → 44; everything below moved by 4 (1 row)"
      ])
  }

  @Test func `a view that moves and grows pushes by the sum`() throws {
    func stack(_ y: Int, _ height: Int) -> String {
      """
      100 100
      UIView - 0 0 100 100
        UILabel a 0 \(y) 100 \(height)
        UILabel b 0 \(y + height) 100 10
      """
    }
    #expect(
      try explain(stack(0, 10), stack(5, 20)) == [
        "geometry: a y 0 → 5, height 10 → 20; everything below moved by 15 (1 view)"
      ])
  }

  @Test func `the views beside a wider view move in the same line`() throws {
    func bar(_ width: Int) -> String {
      """
      300 40
      UIView - 0 0 300 40
        UILabel likes 0 0 \(width) 40
        UILabel comments \(width + 5) 0 20 40
        UILabel shares \(width + 30) 0 20 40
      """
    }
    #expect(
      try explain(bar(50), bar(58)) == [
        "geometry: likes width 50 → 58; everything beside moved by 8 (2 views)"
      ])
  }

  @Test func `unnamed views are paired by class and content`() throws {
    let reference = """
      90 90
      UIView - 0 0 90 90
        UILabel - 0 0 90 20 text="A"
        UILabel - 0 20 90 20 text="B"
        UIImageView - 0 40 90 20
      """
    let actual = reference.replacingOccurrences(of: "  UILabel - 0 0 90 20 text=\"A\"\n", with: "")
      .replacingOccurrences(of: "0 20 90 20 text=\"B\"", with: "0 20 90 20 text=\"B\" alpha=0.5")
    #expect(
      try explain(reference, actual) == ["data: UILabel 1 vanished", "style: UILabel alpha 1 → 0.5"])
  }

  @Test func `another class of the same property is a change of style`() throws {
    #expect(
      try explain("9 9\nUIView - 0 0 9 9\n  UILabel a 0 0 9 9", "9 9\nUIView - 0 0 9 9\n  BigLabel a 0 0 9 9")
        == ["style: a class UILabel → BigLabel"])
  }

  @Test func `a colour that changed in many views is explained once`() throws {
    let reference = """
      90 90
      UIView - 0 0 90 90
        UIView a 0 0 9 9 background=#000000FF
        UIView b 0 20 9 9 background=#000000FF
        UIView c 0 40 9 9 background=#000000FF
        UIView d 0 60 9 9 background=#000000FF
      """
    #expect(
      try explain(reference, reference.replacingOccurrences(of: "#000000FF", with: "#010000FF")) == [
        "style: backgroundColor #000000FF → #010000FF in 4 views: a, b, c and 1 more"
      ])
  }

  @Test func `an item of a collection is named with its row`() throws {
    let reference = """
      90 90
      UITableView - 0 0 90 90
        Cell - 0 0 90 90 row=2-1
          UIView contentView 0 0 90 90
            UICollectionView gallery 0 0 90 90
              PhotoCell - 0 0 40 40 row=0-0
                UIImageView photo 0 0 40 40 image=01
              PhotoCell - 40 0 40 40 row=0-1
                UIImageView photo 0 0 40 40 image=02 file=cat.jpg
      """
    #expect(
      try explain(reference, reference.replacingOccurrences(of: "02 file=cat.jpg", with: "03 file=dog.jpg"))
        == [
          "data: Cell row 2-1: gallery item 1 photo image cat.jpg → dog.jpg"
        ])
  }

  @Test func `changed pixels of equal layouts name the innermost view`() throws {
    let layout = """
      90 200
      UITableView - 0 0 90 200
        WallPostCell - 0 100 90 100 row=0-2
          UIView contentView 0 0 90 100
            UIImageView - 10 10 30 30 image=01
            UIImageView - 50 10 30 30 image=01
            UIView cover 10 10 30 30 hidden
      """
    let box = CGRect(x: 12.5, y: 112, width: 5, height: 5)
    #expect(
      try explain(layout, layout, boxes: [box, box.offsetBy(dx: 3, dy: 3)]) == [
        "style: pixels changed inside WallPostCell row 2: UIImageView 1 (UIImageView);"
          + " layout, texts and colours are the same"
      ])
    #expect(
      try explain(layout, layout, boxes: [box, CGRect(x: 0, y: 0, width: 3, height: 3)]) == [
        "style: pixels changed inside WallPostCell row 2: UIImageView 1 (UIImageView)",
        "style: pixels changed inside UITableView (UITableView)",
        "style: layout, texts and colours are the same",
      ])
    #expect(
      try explain(layout, layout) == ["style: only pixels changed; layout, texts and colours are the same"])
  }

  @Test func `changed pixels outside the explained views are reported as well`() throws {
    let reference = """
      90 200
      UIView - 0 0 90 200
        UILabel title 0 0 90 20 color=#000000FF
        ChartView chart 0 100 90 50
      """
    let actual = reference.replacingOccurrences(of: "#000000FF", with: "#FF0000FF")
    #expect(
      try explain(
        reference, actual,
        boxes: [CGRect(x: 2, y: 5, width: 30, height: 10), CGRect(x: 20, y: 110, width: 9, height: 9)]) == [
          "style: title textColor #000000FF → #FF0000FF",
          "style: pixels also changed inside chart (ChartView)",
        ])
  }

  @Test func `broken layouts do no harm`() throws {
    let empty = SnapshotLayout(size: .zero, views: [])
    let odd = SnapshotLayout(
      size: CGSize(width: CGFloat.nan, height: -1),
      views: [-3, 7, 7, 2, 0].map { depth in
        LayoutView(
          depth: depth, className: "", row: .row(section: -1, row: 5),
          frame: CGRect(x: CGFloat.nan, y: .infinity, width: -5, height: 1e308))
      })
    for (reference, actual) in [(empty, odd), (odd, empty), (odd, odd), (empty, empty)] {
      #expect(Explanation(from: reference, to: actual, changedBoxes: [.null, .infinite]).lines.count < 20)
    }
  }

  @Test func `a frame that becomes NaN is explained`() throws {
    #expect(
      try explain("9 9\nUIView - 0 0 9 9\n  UIView a 1 0 9 9", "9 9\nUIView - 0 0 9 9\n  UIView a nan 0 9 9")
        == ["geometry: a x 1 → nan"])
  }

  @Test func `a long text that changes after its stored part is explained`() throws {
    func label(_ text: String) -> SnapshotLayout {
      var view = LayoutView(depth: 0, className: "UILabel", propertyName: "a", frame: .zero)
      view.setText(text)
      return SnapshotLayout(size: CGSize(width: 9, height: 9), views: [view])
    }
    let text = String(repeating: "ab ", count: 1_000)
    #expect(
      Explanation(from: label(text), to: label(text + "!")).lines.map(\.text) == [
        "a text changed after its first 1000 characters, of 3000 → 3001"
      ])
  }
}
