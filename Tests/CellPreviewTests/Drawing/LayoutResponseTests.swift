import Testing

@testable import CellPreview

@MainActor @Suite struct LayoutResponseTests {
  private func view(
    _ property: String, in entry: String, row: String? = nil
  ) throws -> LayoutResponse.View {
    let response: LayoutResponse = try SampleWorker.response(.layout, entry)
    let found = response.views.first { view in
      guard view.property == property else { return false }
      let rows = sequence(first: view) { $0.parent.map { response.views[$0] } }.compactMap(\.row)
      return row == nil || rows.contains { $0 == row }
    }
    return try #require(found)
  }

  @Test func `frames are places in the picture`() throws {
    // Row 1 begins below row 0, at its height, and its title 12 points lower.
    let first = try view("titleLabel", in: "Notes", row: "row 0-0")
    let second = try view("titleLabel", in: "Notes", row: "row 0-1")
    #expect(first.frame[0...1] == [76, 12])
    #expect(second.frame[1] > 68 + 12)
    #expect(first.text == "Groceries")
    #expect(first.lines == 1)
  }

  @Test func `a step of the pattern says which cache keeps a frame`() throws {
    #expect(try view("nameLabel", in: "Posts").step == "Frames, kept in subviewStaticFrames")
    #expect(try view("messageLabel", in: "Posts").step == "Frames, kept in subviewFrames")
    #expect(try view("titleLabel", in: "Notes").step == nil)
  }

  @Test func `constraints of the app say what they decide`() throws {
    let response: LayoutResponse = try SampleWorker.response(.layout, "Article")
    let stack = try #require(response.views.first { $0.class == "UIStackView" })
    #expect(stack.constraints.count == 4)
    #expect(stack.constraints.contains { $0.text.contains("leading = ") && $0.places == ["x"] })
  }

  @Test func `a text is edited in the view model that holds it`() throws {
    #expect(try view("messageLabel", in: "Posts", row: "row 0-1").editKey == "model:0/0-1.text")
    #expect(try view("titleLabel", in: "Notes", row: "row 0-1").editKey == "text:NoteCell row 1 titleLabel")
  }
}
