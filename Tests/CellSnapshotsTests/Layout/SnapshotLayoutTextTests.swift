import Foundation
import Testing

@testable import CellSnapshots

@Suite struct SnapshotLayoutTextTests {
  private func layout(_ views: LayoutView...) -> SnapshotLayout {
    SnapshotLayout(size: CGSize(width: 375, height: 1204), views: views)
  }

  private func label(_ text: String) -> LayoutView {
    LayoutView(depth: 0, className: "UILabel", frame: CGRect(x: 0, y: 0, width: 9, height: 9), text: text)
  }

  @Test func `a layout has one line for each view`() throws {
    let layout = layout(
      LayoutView(
        depth: 0, className: "UITableView", propertyName: "tableView",
        frame: CGRect(x: 0, y: 0, width: 375, height: 1204)),
      LayoutView(
        depth: 1, className: "WallPostCell", row: .row(section: 0, row: 3),
        frame: CGRect(x: 0, y: 480, width: 375, height: 212)),
      LayoutView(
        depth: 2, className: "UILabel", propertyName: "textLbl",
        frame: CGRect(x: 64, y: 30.5, width: 300, height: 120), text: "Hello", lineCount: 6,
        attributes: [.color: "#000000FF", .font: "Inter-Regular 15"]),
      LayoutView(
        depth: 2, className: "UIImageView", propertyName: "photo",
        frame: CGRect(x: 10, y: -10, width: 44, height: 44), isHidden: true))
    let text = """
      375 1204
      UITableView tableView 0 0 375 1204
        WallPostCell - 0 480 375 212 row=0-3
          UILabel textLbl 64 30.5 300 120 lines=6 font="Inter-Regular 15" color=#000000FF text="Hello"
          UIImageView photo 10 -10 44 44 hidden

      """
    #expect(layout.text == text)
    #expect(try SnapshotLayout(parsing: text) == layout)
  }

  @Test(arguments: [
    "", " ", "say \"yes\"", "back\\slash", "two\nlines", "\r\n\t\u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{2029}",
    "日本語 😀 👩‍👩‍👧‍👦 🇩🇪", "مرحبا", "e\u{301}", "\u{301}", "\u{FFFC}\u{202E}", "text=\"a\" row=0-1", "\\u{41}",
  ])
  func `a text is read back from a layout`(text: String) throws {
    let layout = layout(label(text), label("after"))
    let read = try SnapshotLayout(parsing: layout.text)
    #expect(read == layout)
    #expect(read.views[0].text.map { Array($0.utf8) } == Array(text.utf8))
    #expect(layout.text.utf8.filter { $0 == UInt8(ascii: "\n") }.count == 1 + 2)
  }

  @Test(arguments: ["-", "", "a b", "A<B, C>", "größe", "\"", "x=1", "hidden"])
  func `a name is read back from a layout`(name: String) throws {
    let view = LayoutView(
      depth: 0, className: name, propertyName: name, frame: .zero, attributes: [.color: name])
    #expect(try SnapshotLayout(parsing: layout(view).text) == layout(view))
  }

  @Test(arguments: ["text", "hidden", "row", "lines", "a b", "", "=", "\n"])
  func `an unknown attribute is read back from a layout`(key: String) throws {
    var view = LayoutView(depth: 0, className: "UIView", frame: .zero)
    view.attributes.note("1", named: key)
    #expect(try SnapshotLayout(parsing: layout(view).text) == layout(view))
  }

  @Test(arguments: [LayoutRow.row(section: 12, row: 345), .header(section: 1), .footer(section: 2)])
  func `a place in a table is read back from a layout`(row: LayoutRow) throws {
    let view = LayoutView(depth: 0, className: "Cell", row: row, frame: .zero)
    #expect(try SnapshotLayout(parsing: layout(view).text) == layout(view))
  }

  @Test(arguments: [
    CGRect(x: 1.0 / 3, y: -0.125, width: 1e300, height: 1e-300),
    CGRect(x: CGFloat.infinity, y: -CGFloat.infinity, width: 16_384, height: 0),
  ])
  func `a frame is read back from a layout`(frame: CGRect) throws {
    let view = LayoutView(depth: 0, className: "UIView", frame: frame)
    #expect(try SnapshotLayout(parsing: layout(view).text) == layout(view))
  }

  @Test func `attributes have a fixed order`() {
    var one: LayoutAttributes = [.corner: "8", .color: "#000000FF"]
    for name in ["zoom", "angle", "font"] { one.note("1", named: name) }
    var other: LayoutAttributes = [.color: "#000000FF", .corner: "8"]
    for name in ["font", "angle", "zoom"] { other.note("1", named: name) }
    #expect(one == other)
    #expect(one.named.map(\.name) == ["font", "color", "corner", "angle", "zoom"])
  }

  @Test(arguments: [
    ("", "line 1 of the layout: the picture's size is missing"),
    ("375", "line 1 of the layout: its height is missing"),
    ("375 wide\n", "line 1 of the layout: its height is not a number: wide"),
    ("375 20\nUIView", "line 2 of the layout: the property, or \"-\" is missing"),
    (
      "375 20\nUIView - 0 0 1 1\n UIView - 0 0 1 1",
      "line 3 of the layout: it begins with an odd number of spaces"
    ),
    (
      "375 20\nUIView - 0 0 1 1\n    UIView - 0 0 1 1",
      "line 3 of the layout: it is more than two spaces deeper than the line above"
    ),
    ("375 20\nUIView - 0 0 1 1 color", "line 2 of the layout: color has no value"),
    ("375 20\nUIView - 0 0 1 1 row=5", "line 2 of the layout: the row is not written as section-row: 5"),
    ("375 20\nUIView - 0 0 1 1 lines=many", "line 2 of the layout: lines is not a whole number: many"),
    (
      "375 20\nUIView - 0 0 1 1 text=\"open",
      "line 2 of the layout: the value of text has no closing quotation mark"
    ),
    (
      "375 20\nUIView - 0 0 1 1 text=\"\\u{110000}\"",
      "line 2 of the layout: the value of text has no valid character after \\u"
    ),
    (
      "375 20\nUIView - 0 0 1 1 text=\"a\"b",
      "line 2 of the layout: the value of text does not end at the expected place"
    ),
  ])
  func `a text that is no layout is an error that names the line`(text: String, message: String) {
    let error = #expect(throws: LayoutTextError.self) { try SnapshotLayout(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func `a long text is stored as its beginning, its length and a hash`() throws {
    var view = label("")
    view.setText(String(repeating: "ab", count: 50_000))
    #expect(view.text?.unicodeScalars.count == 1_000)
    #expect(view.attributes[.length] == "100000")
    var other = view
    other.setText(String(repeating: "ab", count: 49_999) + "aB")
    #expect(other.text == view.text)
    #expect(other.attributes[.length] == "100000")
    #expect(other.attributes[.hash] != view.attributes[.hash])
    #expect(try SnapshotLayout(parsing: layout(view).text) == layout(view))
  }

  @Test func `a character of endless length is cut`() {
    var view = label("")
    view.setText("a" + String(repeating: "\u{301}", count: 100_000))
    #expect(view.text?.unicodeScalars.count == 1_000)
    #expect(view.attributes[.length] == "100001")
  }
}
