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

  @Test func `text positions are counted in UTF-16 units`() throws {
    for input in inputs("a👍b") {
      // The thumb has two units.
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 1 + 2 + 1)
      let start = try #require(input.position(from: input.beginningOfDocument, offset: 1))
      let end = try #require(input.position(from: start, offset: 2))
      let range = try #require(input.textRange(from: start, to: end))
      #expect(input.text(in: range) == "👍")
      #expect(!range.isEmpty)
      #expect(input.compare(start, to: end) == .orderedAscending)
    }
  }

  @Test func `there is no position beyond the text`() {
    for input in inputs("ab") {
      #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
      #expect(input.position(from: input.beginningOfDocument, offset: -1) == nil)
    }
  }

  @Test func `the selection stays inside the text`() throws {
    for input in inputs("abcd") {
      let third = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      input.selectedTextRange = input.textRange(from: third, to: input.endOfDocument)
      #expect(input.selectedTextRange.flatMap(input.text(in:)) == "d")
      (input as? UITextField)?.text = "ab"
      (input as? UITextView)?.text = "ab"
      #expect(input.selectedTextRange?.end == input.endOfDocument)
    }
  }

  @Test func `a text field's caret is at the end`() {
    let field = UITextField()
    field.text = "ab"
    #expect(field.selectedTextRange?.start == field.endOfDocument)
    #expect(field.markedTextRange == nil)
  }

  @Test func `a text view's selected text range follows its selected range`() throws {
    let view = UITextView()
    view.text = "abcd"
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.selectedTextRange.flatMap(view.text(in:)) == "bc")
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func `the caret is behind the replaced text`() throws {
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

  private func text(of input: any UITextInput) -> String? {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap(input.text(in:))
  }

  /// Selects a range of UTF-16 units.
  private func select(_ range: Range<Int>, in input: any UITextInput) throws {
    let start = try #require(input.position(from: input.beginningOfDocument, offset: range.lowerBound))
    let end = try #require(input.position(from: input.beginningOfDocument, offset: range.upperBound))
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  @Test func `inserted text replaces the selection`() throws {
    for input in inputs("abcd") {
      try select(1..<3, in: input)
      input.insertText("xyz")
      #expect(text(of: input) == "axyzd")
      input.insertText("!")
      #expect(text(of: input) == "axyz!d")
    }
  }

  @Test func `deleting removes the selection, otherwise the character before the caret`() throws {
    for input in inputs("a👍🏽bc") {
      try select(5..<6, in: input)
      input.deleteBackward()
      #expect(text(of: input) == "a👍🏽c")
      // The thumb and its skin tone have four units.
      input.deleteBackward()
      #expect(text(of: input) == "ac")
      input.deleteBackward()
      input.deleteBackward()
      #expect(text(of: input) == "c")
    }
  }

  @Test func `the caret is at the end of a new text`() throws {
    for input in inputs("abcd") {
      try select(1..<1, in: input)
      (input as? UITextField)?.text = "efgh"
      (input as? UITextView)?.text = "efgh"
      #expect(input.selectedTextRange?.start == input.endOfDocument)
      try select(1..<1, in: input)
      (input as? UITextField)?.attributedText = NSAttributedString(string: "ijkl")
      (input as? UITextView)?.attributedText = NSAttributedString(string: "ijkl")
      #expect(input.selectedTextRange?.start == input.endOfDocument)
    }
  }

  @Test func `a subclass can replace how composed text is set`() {
    final class Upper: UITextView {
      override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        super.setMarkedText(markedText?.uppercased(), selectedRange: selectedRange)
      }
    }
    let view = Upper(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let input: any UITextInput = view
    input.setMarkedText("ab", selectedRange: NSRange(location: 0, length: 0))
    #expect(view.text == "AB")
  }
}
