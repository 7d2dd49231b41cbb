import Foundation
import Testing
import UIKit

@MainActor @Suite struct TextFieldEditingTests {
  private final class Delegate: UITextFieldDelegate {
    var calls: [String] = []
    var allowsEnd = true

    var selections: [Int] = []

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      let caret = textField.selectedTextRange.map { $0.start } ?? textField.beginningOfDocument
      selections.append(textField.offset(from: textField.beginningOfDocument, to: caret))
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEnd }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
  private let delegate = Delegate()

  init() {
    field.delegate = delegate
    window.addSubview(field)
  }

  @Test func `the delegate and the targets learn about the beginning and the end`() {
    field.addAction(UIAction { [delegate] _ in delegate.calls.append("action") }, for: .editingDidBegin)
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(field.becomeFirstResponder())
    #expect(field.resignFirstResponder())
    #expect(!field.isEditing)
    #expect(delegate.calls == ["begin", "action", "end"])
  }

  @Test func `a window has one first responder`() {
    let other = UITextField(frame: .zero)
    window.addSubview(other)
    field.becomeFirstResponder()
    #expect(other.becomeFirstResponder())
    #expect(!field.isEditing)
    delegate.allowsEnd = false
    field.becomeFirstResponder()
    #expect(!other.isEditing)
    #expect(!other.becomeFirstResponder())
    #expect(field.isEditing)
  }

  @Test func `a delegate can refuse the end, but not where it is forced`() {
    delegate.allowsEnd = false
    field.becomeFirstResponder()
    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))
    #expect(!field.isEditing)
    #expect(delegate.calls == ["begin", "end"])
  }

  @Test func `a disabled field is not edited`() {
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func `a field can be cleared when editing begins`() {
    field.text = "abc"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func `the delegate learns about each other selection of a field that is edited`() {
    field.text = "abc"
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.text = "abcde"
    field.text = "vwxyz"
    field.resignFirstResponder()
    field.text = ""
    #expect(delegate.selections == [3, 0, 5])
  }

  @Test func `the delegate learns once about the caret behind a replaced part`() throws {
    field.text = "abc"
    let start = field.beginningOfDocument
    let second = try #require(field.position(from: start, offset: 1))
    field.selectedTextRange = field.textRange(from: second, to: second)
    field.becomeFirstResponder()
    field.insertText("xy")
    field.deleteBackward()
    #expect(field.text == "axbc")
    field.replace(try #require(field.textRange(from: start, to: second)), withText: "")
    #expect(field.text == "xbc")
    #expect(delegate.selections == [1, 3, 2, 0])
  }

  @Test func `a view for editing is shown only then`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = view
    field.leftViewMode = .whileEditing
    field.layoutIfNeeded()
    let wide = field.textRect(forBounds: field.bounds).width
    field.becomeFirstResponder()
    #expect(field.textRect(forBounds: field.bounds).width < wide)
  }
}
