import CellDrawing
import Testing
import UIKit

@testable import CellShapes

struct CalledShapeTests {
  private func messages(_ body: () -> Void) -> [String] {
    Diagnostics.found(during: body).map(\.text)
  }

  @Test func `a shape returns a sample and is reported with its line`() {
    var title = ""
    let messages = messages { title = calledShape("Note.title", "Note.swift:12") }
    #expect(title == "Title")
    #expect(messages == ["Note.swift:12: Note.title is a shape, so it returned a sample"])
  }

  @Test func `a shape without a result does nothing`() {
    #expect(
      messages { calledShape("Note.load()", "Note.swift:12") as Void }
        == ["Note.swift:12: Note.load() is a shape, so it did nothing"])
  }

  @Test func `a statement that is left out is reported`() {
    #expect(
      messages { leftOut("Note.load()", "Note.swift:13") }
        == ["Note.swift:13: a statement of Note.load() is left out"])
  }

  @Test func `a shape without a sample ends the program with its line`() async {
    await #expect(processExitsWith: .failure) {
      struct Unknown {}
      _ = calledShape("Note.store", "Note.swift:14") as Unknown
    }
  }
}
