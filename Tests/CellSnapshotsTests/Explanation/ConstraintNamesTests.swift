import Testing

@testable import CellSnapshots

@Suite struct ConstraintNamesTests {
  /// A view with two headers, each with a label of the same name, and a table.
  private let tree: LayoutTree

  init() throws {
    tree = LayoutTree(
      try SnapshotLayout(
        parsing: """
          9 9
          UIView - 0 0 9 9
            Header first 0 0 9 9
              UILabel titleLabel 0 0 9 9
            Header second 0 0 9 9
              UILabel titleLabel 0 0 9 9
              UIImageView icon 0 0 9 9
            UIView - 0 0 9 9
            UIView - 0 0 9 9
            UITableView table 0 0 9 9
              Cell - 0 0 9 9 row=0-0

          """))
  }

  private func names(below holder: Int) -> [String?] {
    let names = ConstraintNames(below: holder, in: tree)
    return tree.nodes.indices.map { names[$0] }
  }

  @Test func `a name that two views have becomes a path`() {
    #expect(
      names(below: 0) == [
        "self", "first", "first.titleLabel", "second", "second.titleLabel", "icon", "UIView 1", "UIView 2",
        "table", nil,
      ])
  }

  @Test func `only views inside the holder have a name`() {
    #expect(names(below: 1) == [nil, "self", "titleLabel"] + Array(repeating: nil, count: 7))
  }

  @Test func `a guide is found by its view's name and its own`() throws {
    let item = try #require(ConstraintNames(below: 0, in: tree).view(of: "second.layoutMarginsGuide"))
    #expect(item.index == 3)
    #expect(item.guide == "layoutMarginsGuide")
  }

  @Test func `an unknown name is no view`() {
    #expect(ConstraintNames(below: 0, in: tree).view(of: "third") == nil)
  }
}
