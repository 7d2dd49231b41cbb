import Foundation
import Testing

@testable import CellSnapshots

@Suite struct LayoutConstraintTextTests {
  private func place(_ item: String, _ attribute: String) -> LayoutConstraint.Place {
    LayoutConstraint.Place(item: item, attribute: attribute)
  }

  @Test func `a constraint is written as in code`() {
    let constraint = LayoutConstraint(
      place("titleLabel", "leading"), .equal, place("avatar", "trailing"), constant: 8, priority: 750)
    #expect(constraint.text == "titleLabel.leading = avatar.trailing + 8 @750")
  }

  @Test(arguments: [
    "titleLabel.leading = avatar.trailing + 8", "self.bottom <= UILabel 2.bottom - 0.5 @249.5",
    "avatar.width = 44", "avatar.width >= -44", "photo.width = photo.height * 1.777778 - 2",
    "labels[1].top = self.layoutMarginsGuide.top", "Card<Int, A>.centerY = header.Card<Int, A>.centerY",
  ])
  func `a constraint is read back from its text`(_ text: String) throws {
    #expect(try #require(LayoutConstraint(parsing: text)).text == text)
  }

  @Test(arguments: ["", "titleLabel.leading", "a.b ~ c.d", "a = b", "a.b = c"])
  func `a text that is no constraint is left out`(_ text: String) {
    #expect(LayoutConstraint.all(in: "a.top = b.top; \(text)").map(\.text) == ["a.top = b.top"])
  }

  @Test func `the constraints of a view are read back from a layout`() throws {
    let text = """
      9 9
      UIView - 0 0 9 9 constraints="a.top = self.top + 1; a.width = 2"

      """
    let layout = try SnapshotLayout(parsing: text)
    #expect(layout.text == text)
    #expect(LayoutConstraint.all(in: layout.views[0].attributes[.constraints] ?? "").count == 2)
  }

  @Test func `an arrangement is read back from its text`() {
    let text = "axis vertical; spacing 8; spacing after titleLabel 4"
    let arrangement = LayoutArrangement(parsing: text)
    #expect(arrangement.text == text)
    #expect(arrangement["spacing after titleLabel"] == "4")
  }
}
