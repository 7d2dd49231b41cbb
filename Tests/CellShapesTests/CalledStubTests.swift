import CellCatalog
import CellDrawing
import Testing
import UIKit

@testable import CellShapes

struct CalledStubTests {
  private func messages(_ body: () -> Void) -> [String] {
    Diagnostics.found(during: body).map(\.text)
  }

  @Test func `a stub returns a sample and is reported with its line`() {
    var title = ""
    let messages = messages { title = calledStub("Note.title", "Note.swift:12") }
    #expect(title == "Summer in the city")
    #expect(messages == ["Note.swift:12: Note.title is a stub, so it returned a sample"])
  }

  @Test func `samples of an earlier import report a stub by its other name`() {
    var title = ""
    let messages = messages { title = calledShape("Note.title", "a sample") }
    #expect(title == "Summer in the city")
    #expect(messages == ["a sample: Note.title is a stub, so it returned a sample"])
  }

  @Test func `a stub that decorates returns what it is given`() {
    var title = ""
    let messages = messages {
      title = calledStub("String.bold()", "Note.swift:12", returning: "Real")
    }
    #expect(title == "Real")
    #expect(messages == ["Note.swift:12: String.bold() is a stub, so it returned what it was given"])
  }

  @Test func `a stub without a result does nothing`() {
    #expect(
      messages { calledStub("Note.load()", "Note.swift:12") as Void }
        == ["Note.swift:12: Note.load() is a stub, so it did nothing"])
  }

  @Test func `a statement that is left out is reported`() {
    #expect(
      messages { leftOut("Note.load()", "Note.swift:13") }
        == ["Note.swift:13: a statement of Note.load() is left out"])
  }

  @Test @MainActor
  func `a stub without a sample interrupts the filling, and the view is drawn as far as it got`() {
    struct Unknown {}
    let entries = CatalogEntry.sampled("NoteCell", isFilled: true) { _ in
      UILabel()
    } filled: { label, _ in
      label.text = "first"
      _ = calledStub("Note.store", "Note.swift:14") as Unknown
      label.text = "second"
    }
    var text: String?
    let messages = Diagnostics.found {
      guard case .view(let view)? = entries.first?.build() else { return }
      text = (view.subviews.first as? UILabel)?.text
    }
    #expect(text == "first")
    #expect(
      messages.map(\.text) == [
        "Note.swift:14: Note.store is a stub, and no sample of Unknown can be made for its result; "
          + "NoteCell/short is drawn as far as it got"
      ])
  }

  @Test @MainActor func `a stub interrupts the innermost work alone`() {
    var reached: [String] = []
    let hasEnded = InterruptibleWork.run(for: "NoteCell") {
      let hasInnerEnded = InterruptibleWork.run(for: "NoteCell") {
        stopAtStub("Note.init()", "Note.swift:2")
      }
      reached.append(hasInnerEnded ? "inner" : "after the inner")
    }
    #expect(hasEnded)
    #expect(reached == ["after the inner"])
  }

  @Test func `a stub without a sample ends the program with its line`() async {
    await #expect(processExitsWith: .failure) {
      struct Unknown {}
      _ = calledStub("Note.store", "Note.swift:14") as Unknown
    }
  }
}
