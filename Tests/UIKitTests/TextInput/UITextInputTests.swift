import Foundation
import Testing
import UIKit

@MainActor @Suite struct UITextInputTests {
  private func inputs(_ text: String) -> [any UITextInput] {
    let (field, view) = (UITextField(), UITextView())
    field.text = text
    view.text = text
    return [field, view]
  }

  @Test func placesAreCountedInUTF16Units() throws {
    for input in inputs("a👍b") {
      // The thumb is two units.
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 1 + 2 + 1)
      let start = try #require(input.position(from: input.beginningOfDocument, offset: 1))
      let end = try #require(input.position(from: start, offset: 2))
      let range = try #require(input.textRange(from: start, to: end))
      #expect(input.text(in: range) == "👍")
      #expect(!range.isEmpty)
      #expect(input.compare(start, to: end) == .orderedAscending)
    }
  }

  @Test func thereIsNoPlaceBeyondTheText() {
    for input in inputs("ab") {
      #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
      #expect(input.position(from: input.beginningOfDocument, offset: -1) == nil)
    }
  }

  @Test func whatIsSelectedStaysInsideTheText() throws {
    for input in inputs("abcd") {
      let third = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      input.selectedTextRange = input.textRange(from: third, to: input.endOfDocument)
      #expect(input.selectedTextRange.flatMap(input.text(in:)) == "d")
      (input as? UITextField)?.text = "ab"
      (input as? UITextView)?.text = "ab"
      #expect(input.selectedTextRange?.end == input.endOfDocument)
    }
  }

  @Test func aFieldsCaretIsAtTheEnd() {
    let field = UITextField()
    field.text = "ab"
    #expect(field.selectedTextRange?.start == field.endOfDocument)
    #expect(field.markedTextRange == nil)
  }

  @Test func aViewSelectsItsSelectedRange() throws {
    let view = UITextView()
    view.text = "abcd"
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.selectedTextRange.flatMap(view.text(in:)) == "bc")
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func replacingLeavesTheCaretBehindTheNewText() throws {
    for input in inputs("abcd") {
      let first = try #require(input.position(from: input.beginningOfDocument, offset: 1))
      let third = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      input.replace(try #require(input.textRange(from: third, to: first)), withText: "xyz")
      let whole = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: whole) == "axyzd")
      let caret = try #require(input.selectedTextRange)
      #expect(caret.isEmpty && input.offset(from: input.beginningOfDocument, to: caret.start) == 4)
    }
  }
}
