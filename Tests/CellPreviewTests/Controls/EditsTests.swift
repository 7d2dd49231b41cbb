import CellDrawing
import Foundation
import Testing

@testable import CellPreview

@MainActor @Suite struct EditsTests {
  private func size(_ entry: String, _ edits: [PreviewEdit] = []) throws -> [Double] {
    let response: LayoutResponse = try SampleWorker.response(.layout, entry) { $0.edits = edits }
    return response.size
  }

  private func text(_ entry: String, _ edits: [PreviewEdit]) throws -> String? {
    let response: LayoutResponse = try SampleWorker.response(.layout, entry) { $0.edits = edits }
    return response.views.compactMap(\.text).first
  }

  @Test func `a control that the entry declares changes what is built`() throws {
    #expect(try text("Controls", []) == "Milk 3 false")
    let edits = [
      PreviewEdit(key: "control:Text", value: "Bread"), PreviewEdit(key: "control:Count", value: "99"),
      PreviewEdit(key: "control:Done", value: "true"),
    ]
    // The number is limited to its range.
    #expect(try text("Controls", edits) == "Bread 9 true")
  }

  @Test func `a value that is none of the control's kind changes nothing`() throws {
    let edits = [
      PreviewEdit(key: "control:Count", value: "many"), PreviewEdit(key: "control:Done", value: "perhaps"),
    ]
    #expect(try text("Controls", edits) == "Milk 3 false")
  }

  @Test func `declared controls are listed with their values`() throws {
    let response: ControlsResponse = try SampleWorker.response(.controls, "Controls") {
      $0.edits = [PreviewEdit(key: "control:Count", value: "7")]
    }
    let controls = try #require(response.groups.first?.controls)
    #expect(controls.map(\.key) == ["control:Text", "control:Count", "control:Done"])
    #expect(controls.map(\.kind) == [.text, .number, .toggle])
    #expect(controls.map(\.value) == ["Milk", "7", "false"])
    #expect((controls[1].minimum, controls[1].maximum, controls[1].step) == (0, 9, 1))
  }

  @Test func `the properties of view models are listed by their rows`() throws {
    let response: ControlsResponse = try SampleWorker.response(.controls, "Posts")
    #expect(response.groups.map(\.title).prefix(2) == ["Row 0-0: PostCellVM", "Row 0-1: PostCellVM"])
    #expect(response.groups.first?.controls.map(\.title) == ["name", "text"])
  }

  @Test func `a longer text of a label makes its cell higher`() throws {
    let long = String(repeating: "Milk and bread. ", count: 20)
    let key = "text:ArticleCell UILabel (2)"
    let layout: LayoutResponse = try SampleWorker.response(.layout, "Article")
    #expect(layout.views.compactMap(\.editKey).contains(key))
    #expect(try size("Article", [PreviewEdit(key: key, value: long)])[1] > size("Article")[1] + 20)
  }

  @Test func `findings and breakpoints see an edited text`() throws {
    let key = "text:UILabel UILabel"
    let layout: LayoutResponse = try SampleWorker.response(.layout, "Label")
    #expect(layout.views.compactMap(\.editKey) == [key])
    let edit = PreviewEdit(key: key, value: String(repeating: "Milk and bread ", count: 10))
    let findings: FindingsResponse = try SampleWorker.response(.findings, "Label") { $0.edits = [edit] }
    #expect(findings.findings.contains { $0.rule == "truncation" })
    let breakpoints: BreakpointsResponse = try SampleWorker.response(.breakpoints, "Label") {
      ($0.from, $0.to) = (320, 400)
      $0.edits = [edit]
    }
    #expect(breakpoints.cuts.map(\.from) == [320])
  }

  @Test func `a text of a row further down is set`() throws {
    let key = "text:NoteCell row 3 titleLabel"
    let response: LayoutResponse = try SampleWorker.response(.layout, "Notes") {
      $0.edits = [PreviewEdit(key: key, value: "Magazines")]
    }
    #expect(response.views.contains { $0.text == "Magazines" })
    #expect(!response.views.contains { $0.text == "Books" })
  }

  @Test func `a control that nothing declares is refused`() {
    #expect(throws: PreviewError.invalid("there is no control \"other:x\"")) {
      try size("Label", [PreviewEdit(key: "other:x", value: "")])
    }
  }
}
