import CellSnapshots
import Foundation
import Testing

@testable import CellCatalog

@Suite struct ViewNameTests {
  private static let label = CGRect(x: 10, y: 20, width: 30, height: 10)

  private func view(
    _ property: String?, _ className: String = "UILabel", row: LayoutRow? = nil, isRow: Bool = false
  ) -> NamedView {
    NamedView(
      propertyName: property, className: className, row: row, isRow: isRow, shown: Self.label,
      content: Self.label)
  }

  @Test func `a name is a property, a row, or a property in a row`() {
    #expect(ViewName("likeButton")?.text == "likeButton")
    #expect(ViewName("row 3")?.row == "row 3")
    #expect(ViewName("row 1-3 nameLabel")?.view == "nameLabel")
    #expect(ViewName(" row  3 ")?.text == "row 3")
  }

  @Test(arguments: ["", "like button", "row 3 name label", String(repeating: "a", count: 201)])
  func `other texts are no names`(_ text: String) {
    #expect(ViewName(text) == nil)
  }

  @Test func `a property is preferred to a class of the same name`() throws {
    let views = [view("badge", "Card"), view(nil, "badge")]
    #expect(views[try #require(ViewName("badge"))] == [views[0]])
    #expect(views[try #require(ViewName("Card"))] == [views[0]])
  }

  @Test func `a row restricts the name to the views in it`() throws {
    let rows = (0...1).flatMap { section in
      (0...1).map { view("nameLabel", row: .row(section: section, row: $0)) }
    }
    #expect(rows[try #require(ViewName("nameLabel"))] == rows)
    #expect(rows[try #require(ViewName("row 1 nameLabel"))] == [rows[1]])
    #expect(rows[try #require(ViewName("row 1-0 nameLabel"))] == [rows[2]])
    #expect(rows[try #require(ViewName("item 1-0 nameLabel"))] == [rows[2]])
  }

  @Test func `a row alone is its cell`() throws {
    let views = [
      view(nil, "Cell", row: .row(section: 0, row: 2), isRow: true),
      view("nameLabel", row: .row(section: 0, row: 2)),
    ]
    #expect(views[try #require(ViewName("row 2"))] == [views[0]])
  }

  @Test func `the nearest names are listed`() throws {
    let views = [view("avatarView"), view("likeLabel"), view("likeButton"), view("likeButton")]
    #expect(
      views.names(nearestTo: try #require(ViewName("likeButon")), count: 2) == ["likeButton", "likeLabel"])
  }

  @Test func `the nearest names of a row have their row`() throws {
    let views = [view("nameLabel", row: .row(section: 0, row: 0)), view("clock")]
    #expect(
      views.names(nearestTo: try #require(ViewName("row 0 namLabel")), count: 1) == ["row 0 nameLabel"])
  }
}
